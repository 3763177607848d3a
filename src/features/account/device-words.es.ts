import type * as english from './device-words.ts'

/** `Chrome en Mac`. */
export const deviceText: typeof english.deviceText = name =>
  name
    .replace(/^(.+) on (.+)$/, '$1 en $2')
    .replace('iPhone or iPad', 'iPhone o iPad')
    .replace('Unknown device', 'Dispositivo desconocido')

const networks: Record<string, string> = {
  'this computer': 'esta computadora',
  'private network': 'una red privada',
  'unknown network': 'una red desconocida',
}

export const networkText: typeof english.networkText = network => networks[network] ?? network
