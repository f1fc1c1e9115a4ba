import * as v from 'valibot';

import { sameJson } from '@/engine/json';

import { CAMPAIGN_FOLDER } from './campaigns';
import { LESSONS_DOCUMENT } from './lessons';
import { RecordsSchema, mergedBoxes } from './recordSheet';
import { MATCH_FOLDER } from './saves';
import { DEFAULTS } from './settings';
import { parseJson } from './storage/document';
import type { MergeDocuments, Versions } from './storage/layout';

const FieldsSchema = v.record(v.string(), v.unknown());
const EnvelopeSchema = v.looseObject({ label: v.looseObject({ name: v.string(), updatedAt: v.number() }) });

/** What each of them has noted counts, and nothing twice. */
function mergeRecords({ theirs, ours }: Versions): string {
  const [their, our] = [v.safeParse(RecordsSchema, parseJson(theirs)), v.safeParse(RecordsSchema, parseJson(ours))];
  if (!their.success || !our.success) return ours;
  return JSON.stringify({ format: 1, boxes: mergedBoxes(their.output.boxes, our.output.boxes) });
}

/** Field by field: what was changed here is as it is here, everything else as it is there. */
function mergeFields({ base, theirs, ours }: Required<Versions>): string {
  const [before, their, our] = [base, theirs, ours].map((text) => v.safeParse(FieldsSchema, parseJson(text)));
  if (!before?.success || !their?.success || !our?.success) return ours;
  const changed = Object.entries(our.output).filter(([field, value]) => !sameJson(value, before.output[field]));
  return JSON.stringify({ ...their.output, ...Object.fromEntries(changed) });
}

/** A match or a campaign as it was played last; a name that was given here is kept. */
function mergeEnvelopes({ base = '{}', theirs, ours }: Versions): string {
  const [before, their, our] = [base, theirs, ours].map((text) => v.safeParse(EnvelopeSchema, parseJson(text)));
  if (!their?.success || !our?.success || our.output.label.updatedAt >= their.output.label.updatedAt) return ours;
  const isRenamed = before?.success && our.output.label.name !== before.output.label.name;
  return isRenamed ? JSON.stringify({ ...their.output, label: { ...their.output.label, name: our.output.label.name } }) : theirs;
}

/** What is kept of a document that two windows have changed. */
export const mergeDocuments: MergeDocuments = (name, versions) => {
  if (name === 'records') return mergeRecords(versions);
  if (name === 'settings') return mergeFields({ ...versions, base: versions.base ?? JSON.stringify(DEFAULTS) });
  if (name === LESSONS_DOCUMENT) return mergeFields({ ...versions, base: versions.base ?? '{}' });
  return name.startsWith(MATCH_FOLDER) || name.startsWith(CAMPAIGN_FOLDER) ? mergeEnvelopes(versions) : versions.ours;
};
