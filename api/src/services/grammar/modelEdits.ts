import * as z from '../../../contract/schema.ts';

const MAX_REASON_LETTERS = 200;

const Edit = z.object({
  sentence: z.int(),
  original: z.string().check(z.minLength(1), z.maxLength(200)),
  occurrence: z._default(z.int(), 1),
  replacement: z.string().check(z.maxLength(200)),
  type: z.enum(['grammar', 'spelling', 'style']),
  reason: z._default(z.string(), ''),
  confidence: z._default(z.enum(['high', 'medium', 'low']), 'medium'),
});

/** An edit as a model proposes it. It is used only after its original was found in the text. */
export type ModelEdit = z.infer<typeof Edit>;

const Edits = z.object({ edits: z.array(z.unknown()) });

const REASONS: Record<ModelEdit['type'], string> = {
  grammar: 'This reads like a slip of grammar or punctuation.',
  spelling: 'This word seems to be misspelt.',
  style: 'This could be said more simply.',
};

/** Parses the edits in a model's answer and skips invalid ones; undefined when it has no such JSON. */
export function parseModelEdits(answer: string): ModelEdit[] | undefined {
  const parsed = Edits.safeParse(parseJson(answer));
  if (!parsed.success) return undefined;
  return parsed.data.edits.flatMap((candidate) => {
    const edit = Edit.safeParse(candidate);
    return edit.success ? [{ ...edit.data, reason: sanitizeReason(edit.data) }] : [];
  });
}

/** Models wrap their JSON into code fences and polite phrases. */
function parseJson(answer: string): unknown {
  const from = answer.indexOf('{');
  const to = answer.lastIndexOf('}');
  if (from < 0 || to < from) return undefined;
  try {
    return JSON.parse(answer.slice(from, to + 1));
  } catch {
    return undefined;
  }
}

/** Returns a reason that is safe to show, without links or hidden characters, since a document may have dictated it. */
function sanitizeReason({ reason, type }: ModelEdit): string {
  const collapsed = reason.replace(/\s+/g, ' ').trim();
  const isPlain =
    collapsed.length > 0 && collapsed.length <= MAX_REASON_LETTERS && !/[<>[\]{}\p{Cc}\p{Cf}]|:\/\/|www\.|\w@\w|\w\.[a-z]{2,}\b/u.test(collapsed);
  return isPlain ? collapsed : REASONS[type];
}
