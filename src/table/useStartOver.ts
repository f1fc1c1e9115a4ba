import { useRouter } from 'expo-router';

import { arrived } from '@/box/arriving';
import { PartLost } from '@/box/partLost';
import { rulesFor } from '@/box/preparing';
import { startMatch, type Deal } from '@/store/startMatch';

import type { OpenedTable } from './SavedMatch';
import type { Session } from './session/session';

/** Leaves a match for a new one of the same people. */
export function useStartOver({ box, entry }: OpenedTable['opened'], session: Session): (options: unknown, deal?: Deal) => Promise<void> {
  const router = useRouter();
  return async (options, deal) => {
    const ready = await rulesFor(arrived(box), (game) => game.parseOptions(options)).load().catch(() => undefined);
    const started = ready ? startMatch(ready, options, entry.players, session.sharing, deal) : { ok: false as const, words: new PartLost().message };
    if (started.ok) router.replace({ pathname: '/table/[id]', params: { id: started.id } });
    else session.refuse(started.words);
  };
}
