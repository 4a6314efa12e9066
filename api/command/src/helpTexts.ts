import type { Command } from './commandLine.ts';

const READING = `  -l, --language NAME   a language of scanned pages by Tesseract's name, such as eng or deu; may be repeated
      --ocr-data DIR    a folder with Tesseract's data of further languages, such as nld.traineddata
      --password TEXT   opens protected files`;
const WRITING = `  -d, --out-dir DIR     writes there, and not beside each PDF
  -f, --force           overwrites files that exist
  -j, --jobs N          works on so many files at one time (usually 4, or as many as there are cores)`;
const PACKING = `      --zip FILE        writes one ZIP file with all results`;
const STATUS = 'Exit status: 0 done, 1 a file was refused, 2 the command line is wrong';

export const GENERAL_HELP = `Usage: sheaf COMMAND [OPTIONS] FILE...

  merge        puts PDF files together in one
  convert      makes Word files of PDFs
  text         prints the text of PDFs, scanned pages too
  check        prints mistakes of spelling and grammar
  searchable   adds an invisible text layer to scanned pages
  watch        does one of these with each PDF that comes into a folder

sheaf COMMAND --help lists the options of a command. Nothing leaves this machine.
${STATUS}.
`;

/** What `--help` prints. */
export const helpTexts: Record<Command, string> = {
  merge: `Usage: sheaf merge -o OUT.pdf FILE.pdf FILE.pdf...

Puts the pages of the files together, with bookmarks, links, forms and tags.

  -o, --output FILE     the file to write
  -f, --force           overwrites it where it exists
      --password TEXT   opens protected files

${STATUS}.
`,
  convert: `Usage: sheaf convert [OPTIONS] FILE.pdf...

Makes NAME.docx of each NAME.pdf.

${READING}
${WRITING}
${PACKING}

${STATUS}.
`,
  text: `Usage: sheaf text [OPTIONS] FILE.pdf...

Prints the text of the files one after the other, or writes NAME.txt of each NAME.pdf with --out-dir.

${READING}
${WRITING}
${PACKING}

${STATUS}.
`,
  check: `Usage: sheaf check [OPTIONS] FILE.pdf...

Prints mistakes of English spelling and grammar, or writes NAME.check.txt of each NAME.pdf with --out-dir.

${READING}
${WRITING}
${PACKING}

${STATUS}, 3 mistakes were found.
`,
  searchable: `Usage: sheaf searchable [OPTIONS] FILE.pdf...

Writes NAME-searchable.pdf of each NAME.pdf: the same file with the words of scanned pages as invisible text behind it.

${READING}
${WRITING}
${PACKING}

${STATUS}.
`,
  watch: `Usage: sheaf watch DIR --do COMMAND [OPTIONS]

Does convert, text, check or searchable with each PDF in a folder, and with each that comes, until it is stopped.
A file is taken once it has stopped growing, and one whose result exists already is left alone.

      --do COMMAND      convert, text, check or searchable
      --every SECONDS   how often it looks (usually every 2)
      --once            does what is there, and ends
${READING}
${WRITING}

${STATUS}.
`,
};
