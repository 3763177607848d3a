import { plural } from '#domain/plural.ts'
import { LENDER_FIELDS } from '#features/lenders/lender-form.ts'

const see = 'See: npm run operator -- --help'

export const operatorWords = {
  help: `What people sent you, and the lenders they see.

  npm run operator -- list realtor|feedback|gifts|requests [--all]
      What waits for you, the oldest first; with --all what is done as well.
        realtor    messages for a realtor
        feedback   what people told you about the product
        gifts      where closing gifts are to go
        requests   who asked which lender for pre-approval

  npm run operator -- export realtor|feedback|gifts|requests|lenders [--all] [--file FILE.csv]
      The same as a table for a spreadsheet program. Without --file it is printed;
      npm adds two lines in front of that unless you say npm run --silent.

  npm run operator -- done realtor|feedback|gifts|requests ID [ID …] [--undo]
      You have dealt with these. The first letters of an ID are enough. --undo puts them back.

  npm run operator -- lenders
      All lenders: active, retired and made up.

  npm run operator -- lenders add --name NAME --loan-types TYPES [more]
  npm run operator -- lenders edit NAME [what changes]
      --description TEXT   one line about it
      --interest-rate 6.5 --apr 6.62 --rate-day 2026-11-12
                           what the lender quoted, its APR, and when; all three or none
      --min-loan-amount 50000 --max-loan-amount 800000
      --loan-types conventional,fha,va,usda,jumbo,refinance,heloc,construction,other
      --website https://…  where buyers apply
      --email ADDRESS      where it gets requests by mail if LENDER_MAIL=on
      An empty value ("") clears it. --name on edit gives a new name.

  npm run operator -- lenders import FILE.csv
      Many at once (- instead of a file: from the standard input). The first line names the columns:
      ${LENDER_FIELDS.join(', ')}.
      A known name is changed, a new one is added. If one line is wrong, nothing is imported.

  npm run operator -- lenders retire NAME [NAME …]
  npm run operator -- lenders restore NAME [NAME …]
      A retired lender takes no more requests; those it has stay.

Which database: that of DATABASE_URL, else the embedded one in DATA_DIR (./data), as for the server.
With DATABASE_URL the server may go on. The embedded database belongs to one program at a time:
stop the server, run this, start it again.
`,
  see,
  unknownVerb: (verb: string) => `There is no command “${verb}”.`,
  unknownStep: (step: string) => `There is no command “lenders ${step}”.`,
  badFlag: (reason: string) => `${reason}.`,
  flagHere: (flag: string) => `--${flag} has no meaning here.`,
  whichKind: 'Say which: realtor, feedback, gifts or requests.',
  whichIds: 'Say which ones, by their IDs.',
  whichLender: 'Say which lender, by its name (in quotation marks if it has spaces).',
  whichFile: 'Say which file to import.',
  addTakesFlags: 'A new lender is described by flags, such as --name "First Bank".',
  nothingToChange: 'Say what should change, such as --website https://bank.example.',

  noDatabase: (folder: string) =>
    `There is no Keyturn database in ${folder}. Start Keyturn once, or set DATA_DIR or DATABASE_URL as for the server.`,
  inUse: (folder: string) =>
    `The server is running on the embedded database in ${folder}, which belongs to one program at a time. Stop the server, run this again, then start it. With DATABASE_URL both can run.`,
  otherVersion: 'The tables are those of another version. Start this version of Keyturn once, then run this again.',
  cannotRead: (file: string) => `Cannot read ${file}.`,
  notText: (file: string) => `${file} is not text in UTF-8. Save it as “CSV UTF-8”.`,
  tooLarge: (file: string) => `${file} is larger than 5 MB.`,
  exists: (file: string) => `${file} exists already. Name another file.`,
  cannotWrite: (file: string) => `Cannot write ${file}.`,

  nothing: { realtor: 'No messages.', feedback: 'No feedback.', gifts: 'No gifts.', requests: 'No requests.' },
  nothingWaits: 'Nothing waits for you.',
  hidden: (count: number) => `${count} done, shown with --all.`,
  doneOn: (day: string) => `done ${day}`,
  exported: (count: number, file: string) =>
    `${count} ${plural(count, { one: 'line', other: 'lines' })} written to ${file}.`,
  marked: (count: number) => `${count} marked as done.`,
  unmarked: (count: number) => `${count} waiting again.`,
  unknownId: (id: string) => `Nothing has the ID ${id}.`,
  severalIds: (id: string) => `Several IDs begin with ${id}; give more of it.`,
  nothingMarked: 'Nothing was changed.',

  nameTaken: (name: string) => `There is a lender “${name}” already. Change it with: lenders edit`,
  unknownLender: (name: string) => `There is no lender “${name}”.`,
  madeUpStays: (name: string) => `${name} is made up and stays retired.`,
  added: (names: string) => `Added: ${names}.`,
  changed: (names: string) => `Changed: ${names}.`,
  retired: (names: string) => `Retired: ${names}. They take no more requests.`,
  restored: (names: string) => `Active again: ${names}.`,
  line: (line: number, reason: string) => `Line ${line}: ${reason}`,
  nothingImported: (lines: number) =>
    `Nothing was imported: ${lines} ${plural(lines, { one: 'problem', other: 'problems' })}. Mend the file and import it again.`,
} as const
