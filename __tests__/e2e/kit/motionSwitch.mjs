export const MOTION_ON = 'Motion is on: throw by touch instead';
export const MOTION_OFF = 'Throw by moving the phone';

export async function switchMotionOn(visit) {
  await visit.press(MOTION_OFF);
  const agree = visit.page.getByRole('button', { name: 'Use motion' });
  const isOn = visit.page.getByRole('button', { name: MOTION_ON });
  await agree.or(isOn).first().waitFor();
  if (await agree.isVisible()) await agree.click();
  await isOn.waitFor();
}
