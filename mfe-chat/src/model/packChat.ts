import * as z from '@sheaf/api/contract/schema';
import type { Packing } from '@sheaf/tool-kit/workSaver';
import type { FoundWork, PackedWork } from '@sheaf/tool-kit/workStore';
import { type ChatState, findTalk, isBlank, type RestoredChat, type SavedSession } from './chatState';
import { findName, findPendingExchange } from './talk';

const Draft = { draft: z.string(), draftAbout: z.nullable(z.string()) };
/** The conversation itself stays on the server; here are its name, its PDFs and what was typed. */
const SavedChat = z.object({
  session: z.nullable(
    z.object({
      sessionId: z.string(),
      endsAt: z.number(),
      pdfs: z.array(z.object({ number: z.int(), isProtected: z.boolean() })),
    }),
  ),
  ...Draft,
});

const nameFile = (number: number) => `pdf-${number}`;

export const packChat: Packing<ChatState, RestoredChat> = {
  pack: (state) => (isBlank(state) ? null : pack(state)),
  unpack,
  unpackLasting,
};

function pack(state: ChatState): PackedWork {
  const session = findSession(state);
  const pdfs = session?.pdfs ?? [];
  return {
    data: {
      session: session && {
        sessionId: session.sessionId,
        endsAt: session.endsAt,
        pdfs: pdfs.map(({ number, pdf }) => ({ number, isProtected: pdf.password !== '' || pdf.isLocked })),
      },
      ...findDraft(state),
    } satisfies z.infer<typeof SavedChat>,
    files: Object.fromEntries(pdfs.map(({ number, pdf }) => [nameFile(number), pdf.file])),
    endsAt: session?.endsAt,
    lasting: findDraft(state),
  };
}

/** Returns the session to save, or null once the conversation is over. */
function findSession({ stage }: ChatState): SavedSession | null {
  if (stage.step === 'restoring' || (stage.step === 'choosing' && stage.kept)) return stage.kept;
  const talk = findTalk(stage);
  if (!talk || talk.ending) return null;
  const { sessionId, endsAt, documents } = talk;
  return { sessionId, endsAt, pdfs: documents.flatMap(({ number, pdf }) => (pdf ? [{ number, pdf }] : [])) };
}

/** Returns the draft to save; a question still waiting for its answer counts as a draft. */
function findDraft({ stage, draft, draftAbout }: ChatState): { draft: string; draftAbout: string | null } {
  const talk = stage.step === 'talking' ? stage.talk : null;
  const pending = talk && findPendingExchange(talk);
  return pending && draft === '' ? { draft: pending.question, draftAbout: findName(talk) } : { draft, draftAbout };
}

function unpack({ data, files }: FoundWork): RestoredChat | null {
  const read = SavedChat.safeParse(data);
  if (!read.success) return null;
  const { session, draft, draftAbout } = read.data;
  const isAlive = session !== null && session.endsAt > Date.now();
  return {
    draft,
    draftAbout,
    isOver: session !== null && !isAlive,
    session: isAlive
      ? {
          sessionId: session.sessionId,
          endsAt: session.endsAt,
          pdfs: session.pdfs.flatMap(({ number, isProtected }) => {
            const file = files[nameFile(number)];
            return file instanceof File ? [{ number, pdf: { file, password: '', isLocked: isProtected } }] : [];
          }),
        }
      : null,
  };
}

/** A conversation ends before the hour of what was typed last: a question stays until then. */
function unpackLasting(lasting: unknown, isHourOver: boolean): RestoredChat {
  const read = isHourOver ? null : z.object(Draft).safeParse(lasting);
  return { session: null, isOver: true, ...(read?.success ? read.data : { draft: '', draftAbout: null }) };
}
