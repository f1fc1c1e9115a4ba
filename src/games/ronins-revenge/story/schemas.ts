import * as v from 'valibot';

import { wholeNumber } from '@/engine/parse';

import { DESTINY_IDS } from '../content/destiny';
import type { Loadout } from '../content/kit';
import { FACT_IDS } from '../content/story/factNames';
import { HERO_FACTS } from '../content/story/heroFacts';
import { HERO_IDS, type HeroId } from '../content/terms';
import type { HeroChange, HeroInStory } from './state';

const Count = wholeNumber(0, 99);
const Id = v.pipe(v.string(), v.maxLength(40));
export const Ids = v.pipe(v.array(Id), v.maxLength(200));

const LoadoutSchema = v.object({ weapons: v.tuple([Id, Id]), armor: Id, skills: v.pipe(v.array(Id), v.maxLength(5)), ultimate: Id });
const LoadoutChangeSchema: v.GenericSchema<unknown, Partial<Loadout>> = v.partial(v.strictObject(LoadoutSchema.entries));

const changing = (hero: HeroId) => ({
  facts: v.array(v.picklist(HERO_FACTS[hero])),
  cards: Ids,
  souls: v.object({ crimson: Count, azure: Count, jade: Count, violet: Count }),
  skills: Ids,
  flask: v.nullable(Id),
  noLuck: v.boolean(),
  spent: v.pipe(v.array(v.picklist(DESTINY_IDS)), v.maxLength(5)),
});
const memberSchema = (hero: HeroId): v.GenericSchema<unknown, HeroInStory> => v.object({ seat: wholeNumber(0, 3), full: v.boolean(), ...changing(hero), loadout: LoadoutSchema });
const changeSchema = (hero: HeroId): v.GenericSchema<unknown, HeroChange> => v.partial(v.strictObject({ ...changing(hero), won: Ids, loadout: LoadoutChangeSchema }));
const ofAll = <T>(schema: (hero: HeroId) => v.GenericSchema<unknown, T>) =>
  v.object({ takahiro: schema('takahiro'), sayaka: schema('sayaka'), kosuke: schema('kosuke'), kensho: schema('kensho') });

export const PartySchema = ofAll(memberSchema);
/** What a chapter has changed about everybody. */
export const PartyChangeSchema = ofAll(changeSchema);
export const FactsSchema = v.pipe(v.array(v.picklist(FACT_IDS)), v.check((facts) => new Set(facts).size === facts.length, 'a Fact is held once'));
export const HeroSchema = v.picklist(HERO_IDS);
