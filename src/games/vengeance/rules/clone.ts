import { cloneCards } from '@/engine/parts/cards/cards';

import type { AchievementSlot, Die, Fight, Frame, Montage, Place, Player, State } from './state';

/** Field by field: a spread costs search half of its speed. */

export const clonePlayer = (player: Player): Player => ({
  hero: player.hero,
  mind: player.mind.slice(),
  skill: player.skill.slice(),
  health: player.health.slice(),
  vp: player.vp,
  wild: player.wild,
  recon: player.recon,
  hand: cloneCards(player.hand),
  inPlay: player.inPlay.slice(),
  scored: player.scored.slice(),
  slots: player.slots.map((stack) => stack.slice()),
  dice: player.dice.slice(),
  kept: player.kept,
  placed: player.placed.slice(),
  removed: player.removed,
  achievements: player.achievements.slice(),
  claimed: player.claimed,
  cleared: player.cleared,
  minions: player.minions,
});

const clonePlace = (place: Place): Place => {
  const copy: Place = { boss: cloneCards(place.boss), wild: place.wild };
  if (place.id !== undefined) copy.id = place.id;
  return copy;
};

const cloneDie = (die: Die): Die => ({ ...die });

export const cloneFight = (fight: Fight): Fight => ({
  seat: fight.seat,
  place: fight.place,
  den: fight.den,
  boss: fight.boss,
  blind: fight.blind,
  roll: fight.roll,
  zone: fight.zone,
  alive: fight.alive,
  activated: fight.activated,
  damage: fight.damage.slice(),
  dice: fight.dice.map(cloneDie),
  skillShots: fight.skillShots,
  gained: fight.gained.slice(),
  used: fight.used,
  itemUsed: fight.itemUsed,
  prevented: fight.prevented,
  penalty: fight.penalty,
  hurt: fight.hurt,
  timed: fight.timed,
});

const cloneMontage = (montage: Montage): Montage => ({ pool: montage.pool.slice(), owed: montage.owed.slice(), swaps: montage.swaps, revealed: montage.revealed });

const cloneSlot = (slot: AchievementSlot): AchievementSlot => ({ card: slot.card, tokens: slot.tokens.slice(), taken: slot.taken, met: slot.met });

/** Answers given together are never changed once given, so copies share them. */
function cloneFrame(frame: Frame): Frame {
  if (frame.kind === 'spend') return { ...frame, points: { heal: frame.points.heal, upgrade: frame.points.upgrade, recon: frame.points.recon } };
  if (frame.kind === 'pick' || frame.kind === 'suffer' || frame.kind === 'place') return frame.given ? cloneGiven(frame) : { ...frame };
  return { ...frame };
}

function cloneGiven<F extends Extract<Frame, { given?: unknown }>>(frame: F): F {
  return { ...frame, given: { ...frame.given } };
}

const NONE_LEFT_OUT = {};

/** Settings, missions and entries of the wall are never changed, so copies share them. */
export function clone(state: State): State {
  const copy: State = {
    ...(state.leftOut === undefined ? NONE_LEFT_OUT : { leftOut: state.leftOut }),
    settings: state.settings,
    missions: state.missions,
    round: state.round,
    order: state.order.slice(),
    players: state.players.map(clonePlayer),
    places: state.places.map(clonePlace),
    thirds: cloneCards(state.thirds),
    fourths: cloneCards(state.fourths),
    bossDeck: cloneCards(state.bossDeck),
    vengeanceDeck: cloneCards(state.vengeanceDeck),
    shop: state.shop.slice(),
    abilities: cloneCards(state.abilities),
    items: cloneCards(state.items),
    usedAbilities: state.usedAbilities.slice(),
    usedItems: state.usedItems.slice(),
    achievements: state.achievements.map(cloneSlot),
    achievementPile: cloneCards(state.achievementPile),
    wall: state.wall.slice(),
    goneDens: state.goneDens.slice(),
    goneBosses: state.goneBosses.slice(),
    frames: state.frames.map(cloneFrame),
  };
  if (state.draft) copy.draft = state.draft.map(cloneCards);
  if (state.montage) copy.montage = cloneMontage(state.montage);
  if (state.fight) copy.fight = cloneFight(state.fight);
  return copy;
}
