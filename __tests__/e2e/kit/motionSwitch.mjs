export const MOTION_ON = 'Motion is on: throw by touch instead';
export const MOTION_OFF = 'Throw by moving the phone';

export async function switchMotionOn(visit) {
  await visit.press(MOTION_OFF);
  const agree = visit.page.getByRole('button', { name: 'Use motion' });
  if (await agree.isVisible().catch(() => false)) await agree.click();
}
