import type { BossId } from './bosses';
import type { HeroId } from './heroes';
import type { Grade } from './soloMissions';

/** What a mission of Vengeance for One tells besides the game. */
export interface Story {
  readonly prologue: readonly string[];
  /** Said when that Boss falls; everybody in the mission's deck has a line. */
  readonly fallen: Readonly<Partial<Record<BossId, string>>>;
  readonly epilogues: Readonly<Record<Grade, string>>;
  /** When the night ends and something on the list is still open. */
  readonly lost: string;
}

export const STORIES: Readonly<Record<HeroId, Story>> = {
  shadowman: {
    prologue: [
      'The last thing on the tape is his own voice.',
      'Shadowman has played it for the night shift every evening since, and nobody on the night shift asks what became of the man who screams.',
      'Tonight the queen of the Lordz hears the other side.',
    ],
    fallen: {
      kidKarat: 'Kid Karat wanted a million people to watch, and eleven did.',
      missDemeanour: 'Miss Demeanour read the whole message this time, down to the name at the bottom.',
      djVerdict: 'The record ran on for an hour after DJ Verdict stopped nodding to it.',
      bigSleeps: 'Somebody turned off the lamp beside Big Sleeps and let him have what he was named for.',
      batoman: 'Batoman bowed out of habit, and did not come up again.',
      littleDrago: 'They found Little Drago’s car with the boot open and the keys left politely on the roof.',
      chainlink: 'Chainlink always said the fence was there to keep people out; it kept him in.',
      roxyKween: 'Roxy Kween asked who he was, and he pressed play.',
    },
    epilogues: {
      survived: 'He clocked in four minutes late, with his collar up. The night shift noticed the limp and said nothing, which is what the night shift is for.',
      vengeance: 'He wiped the tape before the sun was up. There is only hiss on it now, and for the first time in a year he slept through the whole of a day.',
      overkill: 'By Friday nobody in the city would admit to having been a Lord. The throne went for scrap; he keeps one rhinestone in the desk drawer, beside the stapler.',
    },
    lost: 'The tape is still running somewhere. Shadowman turns up his collar and writes his name into the book for another night.',
  },
  kaja: {
    prologue: [
      'The shop on Lindgren Street sold lilies to the Tengu-Kai for nine years, and never once asked for whom.',
      'Then the Chairman asked Kaja to tea, and sent her home with hands that would not close.',
      'She has tied nine wreaths since, one finger at a time, and left the ribbons blank.',
    ],
    fallen: {
      batoman: 'Batoman got the smallest wreath: bamboo, cut on the slant, dripping.',
      sisterNeedle: 'Kaja pulled the pins out of the cushion one by one, and counted them aloud to the end.',
      ledgerMori: 'The last line in Mori’s ledger is in a florist’s handwriting: paid.',
      tallKenji: 'Tall Kenji had the longest way to fall, and all of it to think.',
      kidKarat: 'Kid Karat was nobody’s order, but a florist keeps a few carnations for walk-ins.',
      theNotary: 'The Notary’s stamp came down once more, on nothing at all.',
      preacherCole: 'Preacher Cole had a sermon ready; she had the flowers for it.',
      dieselMarge: 'Diesel Marge went out among the roses on the back of her own delivery van.',
      kazuOno: 'Kazu Ono poured two cups, as he always did, and she let his go cold.',
    },
    epilogues: {
      survived: 'The shutters went up on Monday as if they had never been down. She ties with her left hand now, and is getting quicker.',
      vengeance: 'Every wreath had a name on it in the end. The garden wall is down; she planted it over with something that climbs.',
      overkill: 'People cross the street to buy from her and cross it again to get away. On Lindgren Street nobody has raised a voice since spring.',
    },
    lost: 'One ribbon is still blank. Kaja cuts the stems again, fills the bucket, and waits for her fingers to warm.',
  },
  johnnySilver: {
    prologue: [
      'Don Zemun loved the song so much that he had the singer brought to the house to sing it every Sunday, beside an empty chair.',
      'On the last Sunday Johnny Silver forgot a verse, and the family portrait was taken with him in it, on the floor.',
      'He remembers every word now, and he intends to be heard in the back row.',
    ],
    fallen: {
      littleDrago: 'Little Drago went down the steps in three-four time.',
      theNotary: 'The Notary read the fine print at last, by a very bad light.',
      auntVesna: 'Aunt Vesna’s soup boiled over, and nobody got up to see to it.',
      goranTwoCoats: 'Goran left the one coat on the chair and the other on the floor.',
      kidKarat: 'Kid Karat’s ring rolled the whole length of the bar before it fell over.',
      missDemeanour: 'Miss Demeanour laughed at the wrong line, and then there were no more lines.',
      tallKenji: 'Tall Kenji blocked the spotlight until he did not.',
      donZemun: 'The chair beside the Don is not the empty one any more.',
    },
    epilogues: {
      survived: 'He finished the set with a cracked rib and a borrowed tie. The applause was thin, and it was his.',
      vengeance: 'They put his name back on the marquee, one letter crooked. He sings the missing verse every night and looks nobody in the eye while he does.',
      overkill: 'There is a rule in the clubs now: when Silver walks in, the band starts the song from the top, and everybody who owes anybody anything goes home.',
    },
    lost: 'The piano plays the opening bars again, and again nobody comes in. Johnny lights a cigarette and asks for the key.',
  },
  littleGudrun: {
    prologue: [
      'They voted, seven hands to none, and rode him out to the salt road behind their own bikes.',
      'Gudrun was told about it in the club’s own kitchen, with her husband’s colours folded on the table like washing.',
      'She is five foot nothing, she has borrowed a truck, and it is a long road with a great many of them on it.',
    ],
    fallen: {
      chainlink: 'Chainlink was hitched to the bumper before he had finished the joke.',
      dieselMarge: 'Diesel Marge’s engine coughed twice; Gudrun’s did not.',
      preacherCole: 'Preacher Cole asked for a moment of silence, and was given rather more.',
      tankRuiz: 'They needed the jack to get Tank Ruiz out from under what he had parked.',
      littleDrago: 'Little Drago was only asking the way; she showed him.',
      djVerdict: 'The bass went on in the gravel for a while, like something under the ice.',
      sisterNeedle: 'Sister Needle’s thread ran out before the widow did.',
      goranTwoCoats: 'Neither of Goran’s coats was thick enough.',
      prez: 'Prez called for a vote. Hers was the only hand.',
    },
    epilogues: {
      survived: 'She hung the colours back on their nail and drove home with one headlight. It was a quiet road, mostly.',
      vengeance: 'At the end of the salt road she turned off the engine and told him all of it, by name, in order. Then she ate the sandwiches.',
      overkill: 'The clubhouse is a bus shelter now. Old women wait in it with their shopping, and one of them, the small one, always gets a seat.',
    },
    lost: 'The road is longer than the tank. Gudrun sits on the tailgate, eats half a sandwich, and wraps up the other half for tomorrow.',
  },
  leaPistolera: {
    prologue: [
      'The parcel was addressed to two families, and each of them paid Lea Pistolera to deliver it to the other.',
      'When it was opened they agreed on one thing only, which was whose fault it must be.',
      'A courier has a name to lose: she is going to deliver the rest of it, door by door, and get a signature at each.',
    ],
    fallen: {
      littleDrago: 'Signed for by Little Drago, with his thumb.',
      theNotary: 'The Notary insisted on seeing the papers, and they were in perfect order.',
      auntVesna: 'Aunt Vesna said to leave it with the neighbour; Lea never leaves things with the neighbour.',
      goranTwoCoats: 'Two coats, two holes, one delivery.',
      chainlink: 'Chainlink swung at the first one and missed the second.',
      preacherCole: 'Preacher Cole was told it was from above, and she was on the balcony.',
      tankRuiz: 'Oversized items take a little longer; Tank Ruiz took the whole clip.',
      donZemun: 'The Don turned the parcel over to see who had sent it. Return to sender.',
    },
    epilogues: {
      survived: 'She handed in the satchel with every docket filled, if not every docket clean. The office asked no questions and docked her for the bicycle.',
      vengeance: 'Both families are in the same cemetery now, on the same side of the path. She sent flowers, paid at the other end.',
      overkill: 'There is a parcel service in this city that has never lost a letter. Nobody has ever dared to be out.',
    },
    lost: 'One docket is unsigned. Lea puts the cap back on the pen, the pen behind her ear, and the parcel back into the bag.',
  },
};
