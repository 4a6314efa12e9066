import * as z from '@sheaf/api/contract/schema';
import type { Packing } from '@sheaf/tool-kit/keeping';
import type { FoundWork, PackedWork } from '@sheaf/tool-kit/workStore';
import { type ChatState, findTalk, isBlank, type KeptSession, type RestoredChat } from './chatState';
import { underWay } from './talk';

/** The conversation itself stays on the server, which is asked for it; here are its name, its PDF and what was typed. */
const Kept = z.object({
  session: z.nullable(z.object({ sessionId: z.string(), endsAt: z.number(), isProtected: z.boolean() })),
  draft: z.string(),
  draftAbout: z.nullable(z.string()),
});

const PDF = 'pdf';

export const packChat: Packing<ChatState, RestoredChat> = {
  pack: (state) => (isBlank(state) ? null : pack(state)),
  unpack,
};

function pack(state: ChatState): PackedWork {
  const session = findSession(state);
  const pdf = session?.pdf ?? null;
  return {
    data: {
      session: session && {
        sessionId: session.sessionId,
        endsAt: session.endsAt,
        isProtected: pdf !== null && (pdf.password !== '' || pdf.isLocked),
      },
      ...findDraft(state),
    } satisfies z.infer<typeof Kept>,
    files: pdf ? { [PDF]: pdf.file } : {},
    endsAt: session?.endsAt,
  };
}

/** A conversation that is over is kept no longer. */
function findSession({ stage }: ChatState): KeptSession | null {
  if (stage.step === 'restoring' || (stage.step === 'choosing' && stage.kept)) return stage.kept;
  const talk = findTalk(stage);
  if (!talk || talk.ending) return null;
  return { sessionId: talk.document.sessionId, endsAt: talk.document.endsAt, pdf: talk.pdf };
}

/** A question on its way is not lost either, when the page is left before its answer. */
function findDraft({ stage, draft, draftAbout }: ChatState): { draft: string; draftAbout: string | null } {
  const talk = stage.step === 'talking' ? stage.talk : null;
  const asked = talk && underWay(talk);
  return asked && draft === '' ? { draft: asked.question, draftAbout: talk.document.name } : { draft, draftAbout };
}

function unpack({ data, files }: FoundWork): RestoredChat | null {
  const read = Kept.safeParse(data);
  if (!read.success) return null;
  const { session, draft, draftAbout } = read.data;
  const file = files[PDF];
  const isAlive = session !== null && session.endsAt > Date.now();
  return {
    draft,
    draftAbout,
    session: isAlive
      ? {
          sessionId: session.sessionId,
          endsAt: session.endsAt,
          pdf: file instanceof File ? { file, password: '', isLocked: session.isProtected } : null,
        }
      : null,
  };
}
