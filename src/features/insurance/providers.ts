export interface Provider {
  name: string
  /** A plain fact that helps to choose, no praise. */
  fact: string
  /** The company's own public site. */
  url: string
}

/** Six well-known insurers in the order of the alphabet: a place to begin, no recommendation. */
export const PROVIDERS: readonly Provider[] = [
  {
    name: 'Allstate',
    fact: 'Sells through local agents and online; home and auto can be bundled.',
    url: 'https://www.allstate.com/home-insurance',
  },
  {
    name: 'Farmers',
    fact: 'Works mostly through its own agents, and not in every state.',
    url: 'https://www.farmers.com/',
  },
  {
    name: 'Liberty Mutual',
    fact: 'A mutual company; quotes online, by phone and through agents.',
    url: 'https://www.libertymutual.com/',
  },
  {
    name: 'Progressive',
    fact: 'Its quotes can come from other insurers that it works with.',
    url: 'https://www.progressive.com/homeowners/',
  },
  {
    name: 'State Farm',
    fact: 'A mutual company with agents in most towns.',
    url: 'https://www.statefarm.com/insurance/homeowners',
  },
  {
    name: 'USAA',
    fact: 'Only for members of the military, veterans and their families.',
    url: 'https://www.usaa.com/',
  },
]
