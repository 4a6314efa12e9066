import type { OutputFile } from '@sheaf/pdf/bytes/engineFiles';
import type { EngineHooks } from '@sheaf/platform/engineHooks';
import { exportLetter } from '../exportLetter.ts';
import type { ExportLetterReport, ExportLetterRequest } from '../letterExport.ts';

export const letter: ExportLetterRequest = {
  format: 'pdf',
  template: 'classic',
  paper: 'A4',
  language: 'en',
  title: 'Cover letter - Łukasz Šťastný - Northwind',
  date: '2026-11-22',
  sender: {
    name: 'Łukasz Šťastný',
    headline: 'Product Designer',
    email: 'lukasz@example.com',
    phone: '+48 600 123 456',
    location: 'Kraków, Poland',
    links: ['https://www.linkedin.com/in/lukasz/'],
  },
  recipient: { name: 'Олена Коваленко', company: 'Northwind' },
  coverLetter: `Dear Olena Kovalenko,

I cut the time to book an appointment from 9 minutes to 3. The portal, at https://lukasz.example.com/portal, is used by 140,000 people.

What I would bring:

- five conversations a month
- a shared language

Sincerely,
Łukasz Šťastný`,
};

/** Returns the file a letter is written as, and what was told of it. */
export async function exportTestLetter(changes: Partial<ExportLetterRequest> = {}): Promise<{ bytes: Uint8Array; report: ExportLetterReport }> {
  const written: Uint8Array[] = [];
  const output: OutputFile = {
    write: (bytes) => void written.push(bytes),
    written: () => {
      throw new Error('Nobody reads it again.');
    },
    startOver: () => void written.splice(0),
  };
  const hooks: EngineHooks = { onProgress: () => undefined, signal: new AbortController().signal };
  const report = await exportLetter([], { ...letter, ...changes }, hooks, output);
  return { bytes: new Uint8Array(Buffer.concat(written)), report };
}
