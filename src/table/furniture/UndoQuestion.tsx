import { Button, Sheet, Text } from '@/theme/ui';

interface UndoQuestionProps {
  /** Whose move it was; undefined: nothing is asked. */
  readonly name: string | undefined;
  onAnswer(wanted: boolean): void;
}

/** Where several people touch one screen, nobody's move is taken back without a word. */
export function UndoQuestion({ name, onAnswer }: UndoQuestionProps) {
  return (
    <Sheet title={`Take back ${name ?? ''}’s move?`} visible={name !== undefined} onClose={() => onAnswer(false)}>
      <Text>{`The last move was ${name ?? ''}’s. Only ${name ?? ''} should take it back.`}</Text>
      <Button kind="primary" label={`I am ${name ?? ''}: take it back`} onPress={() => onAnswer(true)} />
      <Button label="Leave it" onPress={() => onAnswer(false)} />
    </Sheet>
  );
}
