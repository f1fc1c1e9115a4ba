import type { ChapterBoss } from './chapter';

/** What is read when a boss has beaten the party twice: a passage, never a death (RR-448). */
export const PASSAGES: Readonly<Record<ChapterBoss, { readonly title: string; readonly text: string }>> = {
  ushikado: {
    title: 'Passage: Milestones',
    text: 'This time nobody sits on your chest. You come up out of the ash by yourselves, on the far side of the wall. The gate let you by while its gaoler was bent double over the yard, looking for a fifth. Nobody has shut it. Behind you the lantern goes along the road, left, right, and stops at each milestone. He counts those too. Nezu has been up on the wall to see. He says: he has come after us as far as the third, and he has left the club at home.',
  },
  itoguruma: {
    title: 'Passage: Seen Off',
    text: 'She has stopped wrapping. She sits with her hands in her lap, all of them, and says that she cannot keep people who are cut down whenever she turns to the collar; it unsettles the others. So you may go. She walks you to the edge of the trees and picks a bit of bark off one of you. Out on the road somebody finds a thread at the cuff and bites it through. It is there again by the next bend.',
  },
  funakuro: {
    title: 'Passage: Put Ashore',
    text: 'The river puts you out where it likes. It is a bank; nobody would swear to which. Your feet are bare and quite dry. The ferry lies a little way off, low, with its lamp lit, and something aboard is entering four fares as paid. Nezu walks up and down looking for a landing, a post, a place where one could have stepped off. He reports one set of marks in the sand, going inland. They are yours. They begin a yard from the water.',
  },
  nineFaces: {
    title: 'Passage: The Stage Door',
    text: 'The curtain comes down, and you are behind it, on the side with the ropes. Nobody minds your leaving by the stage door. On the other side of the cloth the house has got to its feet. You can hear the four of you being called back, and called back again, and bowing. It has rained in the street. The bill by the door has been pasted over with tomorrow’s, and tomorrow’s is the same.',
  },
  raitora: {
    title: 'Passage: By the Collar',
    text: 'She carried you down before. Now she carries you up, by the collar, one after another, past the post and the landing, to where the stair ends and the rain is underneath. She sets you in a row and looks along it for somebody older. Then she goes back to her step. You walk on. It is a good while before one of you notices that you are all using the same foot, and longer before anybody can stop.',
  },
  kugi: {
    title: 'Passage: The Wall',
    text: 'She has had enough of company. She puts you out through the wall, which is easily done, and closes it after you with her own hands, a course at a time, from inside. It takes until evening. Before the last stone goes in she passes out a sandal one of you had lost, brushed, so that nobody shall say that anything was kept. Then the place is level with the rest. After a moment the hammering takes up where it was, at the fifth nail of the row.',
  },
  akaAo: {
    title: 'Passage: Chalk',
    text: 'They have what they need. It stands on the wall in chalk, in four columns: neck, wrist, ankle, and a remark. There is no call to keep you, Aka says; the work will come and find you when it is done. Ao thinks that it ought to be tried on first, and they are still at that when you reach the gate. Somebody has left it open for the cart. On the road north every ankle is a little cold, at the one height.',
  },
  gashaO: {
    title: 'Passage: Put Down on the Road',
    text: 'It sets you down. It does this as it does everything, with a great many hands that have not been asked together, and you are stood on the road the right way round, and dusted. Then it goes on toward the keep with its lamps, and there is room to walk behind it. Near morning it turns off into a field and lies down to wait for dark. You pass on your toes. One hand is stretched out over the ditch, palm up, and has hold of one of your hats.',
  },
  harunobu: {
    title: 'Passage: A Narrow Door',
    text: 'You are on the floor of the hall and he is standing over you, which he has not done in six years. He has gone quite white. He looks at the four of you, and at the place in the boards where the stair goes down, and steps to one side of it, as a host does at a narrow door. Below, something shifts its weight. He asks you to excuse him. There are four bowls out, and the tea in them is still warm.',
  },
  kurokai: {
    title: 'Passage: That End as Well',
    text: 'This time it sweeps that end as well. It lifts you down first, one by one, and blows off the dust, and reads the labels through to be certain. It has no complaint to make of you. It unties the string from each wrist and winds it up, because string is always useful. What the label said has been entered in the book. You can go up now, it says; there is nothing more to be done about it today. It holds the lamp low, so that you shall see the steps.',
  },
};
