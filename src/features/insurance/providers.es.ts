import type * as english from './providers.ts'

export const PROVIDERS: typeof english.PROVIDERS = [
  {
    name: 'Allstate',
    fact: 'Vende por agentes locales y en línea; se puede juntar vivienda y auto.',
    url: 'https://www.allstate.com/home-insurance',
  },
  {
    name: 'Farmers',
    fact: 'Trabaja sobre todo con sus propios agentes, y no en todos los estados.',
    url: 'https://www.farmers.com/',
  },
  {
    name: 'Liberty Mutual',
    fact: 'Una compañía mutual; cotiza en línea, por teléfono y por agentes.',
    url: 'https://www.libertymutual.com/',
  },
  {
    name: 'Progressive',
    fact: 'Puede cotizar pólizas de otras aseguradoras.',
    url: 'https://www.progressive.com/homeowners/',
  },
  {
    name: 'State Farm',
    fact: 'Una compañía mutual con agentes en la mayoría de las ciudades.',
    url: 'https://www.statefarm.com/insurance/homeowners',
  },
  {
    name: 'USAA',
    fact: 'Solo para militares, veteranos y sus familias.',
    url: 'https://www.usaa.com/',
  },
]
