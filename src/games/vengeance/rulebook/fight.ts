import type { Chapter } from '@/rulebook';

import { bossOf, BIG_BOSSES, BOSS_IDS } from '../content/bosses';
import { GANG_IDS, GANGS } from '../content/gangs';
import { MINION_TYPES, MINIONS } from '../content/minions';
import { FIGHT_FACE_ICONS, GANG_ICONS, TOKEN_ICONS } from '../table/emblems';

/** Three rolls in a Den, and whom you meet there. */

export const FIGHT: Chapter = {
  title: 'The Fight',
  icon: 'fist',
  paragraphs: [
    {
      id: 'entering', title: 'Kicking in the door', covers: '116-125', picture: 'den D2-1',
      text: ['The Boss is turned up, and the choice stands, whoever it is. Boss and escort stand in the boss zone, Henchmen of the gang on their places, everybody else where they were. You stand in the entry. Nobody can hurt you there, and nobody ever moves. Zones are next to each other where a doorway joins them, not where they share a wall. There is no way out before the third roll is over, unless the Den is cleared, you are knocked out, or time runs out.'],
    },
    {
      id: 'roll', title: 'A roll in pictures', covers: '122 123 139 154 155', text: ['Three times the same. Between rolls you stay where you are, and the dead stay dead. But wounds do not last: whoever is not killed within one roll is as good as new, and unused actions are gone.'],
      steps: [
        { icon: 'sprint', text: 'Run through one doorway, or stay.' },
        { icon: 'perspective-dice-six-faces-random', text: 'Roll: shake, swipe, tap or hold. All dice of your Skill.' },
        { icon: 'clockwise-rotation', text: 'Roll again what you may; the first action ends all re-rolls.' },
        { icon: 'fist', text: 'Act: dice, abilities and one Item, in any order.' },
        { icon: 'death-skull', text: 'Take the hit: with a Skull showing, everybody in reach strikes.' },
      ],
    },
    {
      id: 'run', title: 'Running', covers: '126-130 307',
      text: ['Before the dice are rolled you may run into the next zone, also back to the entry. You pay 1 Hurt for every enemy in the zone you leave; out of an empty zone it is free. A living Blocker in your zone stops you. Running is no action. A Getaway Car takes the place of the Run.'],
    },
    {
      id: 'fightDice', title: 'The dice', covers: '132-135 141', text: ['Red dice as many as your Skill says, and the green one if your Skill space has the mark. Each Hell Rider who hurt you takes one away from the next roll: red ones first, then the green one. With no dice left the roll still counts.'],
      key: [
        { icon: FIGHT_FACE_ICONS.move, name: 'Move', text: 'Walk into the next zone, unharmed.' },
        { icon: FIGHT_FACE_ICONS.hit, name: 'Hit', text: '1 damage in your zone.' },
        { icon: FIGHT_FACE_ICONS.doubleHit, name: 'Double Hit', text: '2 damage to one enemy in your zone. Red dice only.' },
        { icon: FIGHT_FACE_ICONS.shot, name: 'Shot', text: '1 damage in a zone next door. Red dice only.' },
        { icon: FIGHT_FACE_ICONS.skull, name: 'Skull', text: 'Enemies will strike. Two faces of a red die, one of the green.' },
        { icon: FIGHT_FACE_ICONS.miss, name: 'Miss', text: 'Nothing. Two faces of the green die.' },
        { icon: FIGHT_FACE_ICONS.skillShot, name: 'Skill Shot', text: 'On the green die: a Shot, if your Skill space shows the crosshair; otherwise a miss.' },
      ],
    },
    {
      id: 'rerolls', title: 'Rolling again', covers: '136-138 140',
      text: ['With three or more Skulls you may throw one of them out of this roll and roll all other Skulls again, and do so again as long as three show. Abilities, Items and, alone, Speed dice may roll dice again too, in any order, each once.'],
    },
    {
      id: 'actions', title: 'Actions', covers: '142-153 159 162 184 310',
      text: ['Use what you rolled in any order, or not at all. Each die is good for one action. Damage to the same enemy adds up within the roll; when it reaches the enemy’s health, the enemy dies at once.'],
      key: [
        { icon: TOKEN_ICONS.move, name: 'Move', text: 'Into the next zone, unless a Blocker lives in yours. Kill it, and the way is free at once.' },
        { icon: TOKEN_ICONS.slip, name: 'Move past Blockers', text: 'From some abilities. Spent on another ability it is an ordinary Move.' },
        { icon: TOKEN_ICONS.hit, name: 'Hit, Double Hit', text: 'Anybody in your own zone. A Double Hit cannot be split; what is too much is lost.' },
        { icon: TOKEN_ICONS.shot, name: 'Shot', text: 'Into a zone next door, never into your own, also out of the entry. If Grunts stand there, a Grunt takes it.' },
      ],
    },
    {
      id: 'abilities', title: 'Abilities', covers: '156-158 160 161',
      text: ['Each ability works once in every roll. What stands left of the arrow becomes what stands right of it; with a double arrow you choose the direction. What one ability gives may feed another. A condition on Skulls counts those showing after all re-rolls; they stay and still make enemies strike, unless the ability removes them.'],
    },
    {
      id: 'items', title: 'Items', covers: '163-165 185 308',
      text: ['One Item in a roll, and only at the moment it names: before the roll, with the re-rolls, after them, among the actions, when you are struck, or on the way out. It is gone then. An Item for the way out counts for the last roll. In the zone of Prez, while he lives, no Item works.'],
    },
    {
      id: 'strike', title: 'Enemies strike', covers: '166-178 120 305 306',
      text: [
        'If at least one Skull shows, every living enemy who reaches you strikes once when your actions are over, however many Skulls there are. All their Hurt is one sum. The black strip below the dice says what it will be.',
        'Most deal 1 Hurt to a hero in their own zone. Henchmen and Bosses have the ability of their gang. Lordz strike before your actions; the same Skull still counts for the others afterwards. Whoever is dead by then strikes no more.',
        'Thick Skin takes off the first Hurt by itself; then you may use a Flak Vest. What is prevented is taken off Hell Riders first: an enemy who did not hurt you takes no die.',
      ],
    },
    {
      id: 'leaving', title: 'Getting out', covers: '188-194 196-199',
      text: [
        'If nobody is left, you walk out at once, unhurt. Otherwise, after the third roll, choose a way to the entry: 1 Hurt for every enemy in every zone on it, yours included. Blockers do not stop you, but they count. The table draws the cheapest way.',
        'When the last enemy of a zone with a Wild token dies, the token is yours, wherever you stand.',
        'A dead Boss goes to the wall of triumph and the Den is replaced. A living one stays, face up, and all his people are back. Wild tokens that were taken do not come back.',
      ],
    },
    {
      id: 'timer', title: 'Hardcore: three minutes', covers: '255-258',
      text: ['As an option, three minutes begin with the first roll of a Fight. When they are over you run for the exit at once: unused actions are lost, the Skulls of this roll are forgotten, the way out is paid, and what you killed scores. The clock stands still behind menus and while a move is told.'],
    },
  ],
};

const reachOf = { own: 'in its own zone', adjacent: 'in the zones next door, never in its own', both: 'in its own zone and next door' } as const;

export const PEOPLE: Chapter = {
  title: 'Whom you meet',
  icon: 'person',
  paragraphs: [
    {
      id: 'minions', title: 'Minions', covers: '175 179 180', text: ['The sign on the base tells the kind.'],
      key: MINION_TYPES.map((type) => ({ picture: `minion ${type}`, name: `${MINIONS[type].name}, ${MINIONS[type].health} health`, text: `${MINIONS[type].words} Strikes ${reachOf[MINIONS[type].reach]}.` })),
    },
    {
      id: 'gangs', title: 'The four gangs', covers: '1 2 181', text: ['What a gang can do holds for its Henchmen and Bosses, not for the other people in their Dens. With two or three players one gang stays out of the game.'],
      key: GANG_IDS.map((gang) => ({ picture: `gang ${gang}`, icon: GANG_ICONS[gang], name: GANGS[gang].name, text: GANGS[gang].words })),
    },
    {
      id: 'bigBosses', title: 'Big Bosses', covers: '182 183 186 187', text: ['One in every gang, with a power besides that of the gang, and worth five points a card, ten for both. If Kazu Ono falls while you stand in the entry, his last word does not reach you.'],
      key: GANG_IDS.map((gang) => ({ picture: `face ${BIG_BOSSES[gang]}`, name: `${bossOf(BIG_BOSSES[gang]).name}, ${GANGS[gang].name}, ${bossOf(BIG_BOSSES[gang]).health} health`, text: bossOf(BIG_BOSSES[gang]).words })),
    },
    {
      id: 'bosses', title: 'Everybody on the list', covers: '12', text: ['Points are those of one card, two, three. Big Bosses are never in the six Dens that open the night.'],
      table: {
        head: ['Boss', 'Gang', 'Health', 'Points'],
        rows: BOSS_IDS.map((id) => [bossOf(id).name, GANGS[bossOf(id).gang].name, String(bossOf(id).health), bossOf(id).ladder.join(' / ')]),
      },
    },
  ],
};
