/** Names that stay as they are in every language; taken out as a whole. */
export const NAMES = [
  // Lenders, insurers and realtors that the product names.
  'Harbor Savings',
  'First County',
  'Prairie Mutual',
  'Navy Federal Credit Union',
  'Bank of America',
  'Rocket Mortgage',
  'U.S. Bank',
  'Wells Fargo',
  'Guild Mortgage',
  'Allstate',
  'Farmers',
  'Liberty Mutual',
  'Progressive',
  'State Farm',
  'Maria Alvarez',
  'Daniel Osei',
  'Hannah Lindqvist',
  'Raleigh',
  'Columbus',
  'Denver',
  // Programs.
  'Apple',
  'Google',
  'Outlook',
  'Chrome',
  'Desktop Underwriter',
  'Iowa Title Guaranty',
  'Iowa Finance Authority',
  'More4YourProperty',
  'Fannie Mae',
  'Freddie Mac',
  'Nuevo Hampshire',
  'Nueva York',
]

/** Words that the Spanish pages share with the English ones: the same in both languages, or a name. */
export const ALLOWED_ENGLISH: ReadonlySet<string> = new Set([
  // Names and their letters.
  ...[
    'keyturn',
    'fha',
    'usda',
    'fhfa',
    'hud',
    'fico',
    'vantagescore',
    'docjacket',
    'doma',
    'legalclarity',
    'fed',
    'iowa',
  ],
  ...[
    'california',
    'carolina',
    'connecticut',
    'delaware',
    'florida',
    'georgia',
    'kentucky',
    'massachusetts',
    'vermont',
    'virginia',
  ],
  // What stands on the papers so, and was explained where it came first.
  ...['apr', 'arm', 'dti', 'escrow', 'jumbo', 'pmi', 'cfr'],
  ...['cookie', 'csv', 'javascript', 'pdf'],
  // Spanish words that are written as an English one.
  ...['base', 'compare', 'decide', 'federal', 'final', 'gas', 'general', 'idea', 'inspector', 'legal'],
  ...['normal', 'nov', 'oct', 'once', 'original', 'personal', 'plan', 'principal', 'real', 'regular', 'rural', 'sale'],
  ...['simple', 'social', 'total', 'use', 'usual'],
  ...['auto', 'capital', 'error', 'español', 'fiscal', 'probable', 'ver'],
])

/** The same on pages of the app, beside those. */
export const ALLOWED_IN_APP: ReadonlySet<string> = new Set([
  // Offices, what stands on tax bills so, and files.
  ...['cfpb', 'fbi', 'gov', 'fred', 'hoa', 'cdd', 'mud', 'pid', 'mello', 'roos', 'ctrl', 'pin', 'png'],
  // States that are called the same.
  ...['arizona', 'arkansas', 'maryland', 'michigan', 'nevada', 'ohio', 'oklahoma', 'texas'],
  // Spanish words that are written as an English one.
  ...['actual', 'ago', 'come', 'complete', 'done', 'local', 'may', 'mutual', 'postal', 'son', 'ten', 'tender'],
])
