import { parseArgs } from 'node:util'
import { LENDER_FIELDS, type LenderField, type TypedLender } from '#features/lenders/lender-form.ts'
import { operatorWords } from './words.ts'

export const KINDS = ['realtor', 'feedback', 'gifts', 'requests'] as const
export type Kind = (typeof KINDS)[number]

export type Command =
  | { verb: 'help' }
  | { verb: 'list'; kind: Kind; all: boolean }
  | { verb: 'export'; kind: Kind | 'lenders'; all: boolean; file: string | undefined }
  | { verb: 'done'; kind: Kind; ids: string[]; undo: boolean }
  | { verb: 'lenders' }
  | { verb: 'add'; typed: TypedLender }
  | { verb: 'edit'; name: string; typed: TypedLender }
  | { verb: 'import'; file: string }
  | { verb: 'retire' | 'restore'; names: string[] }

/** What somebody typed makes no sense; the sentence says what would. */
export class UsageError extends Error {}

const flagOf = (field: LenderField) => field.replaceAll('_', '-')
const lenderFlags = Object.fromEntries(LENDER_FIELDS.map(field => [flagOf(field), { type: 'string' as const }]))

export function readCommand(args: string[]): Command {
  const { positionals, values } = parse(args)
  if (values.help || positionals.length === 0 || positionals[0] === 'help') return { verb: 'help' }
  const [verb = '', second, ...more] = positionals
  const all = values.all === true
  const takes = (...flags: string[]) => refuseOthers(values, flags)
  switch (verb) {
    case 'list':
      takes('all')
      if (second === 'lenders') return { verb: 'lenders' }
      return { verb, kind: kindOf(second), all }
    case 'export': {
      takes('all', 'file')
      const kind = second === 'lenders' ? second : kindOf(second)
      return { verb, kind, all, file: textOf(values.file) }
    }
    case 'done':
      takes('undo')
      if (more.length === 0) throw new UsageError(operatorWords.whichIds)
      return { verb, kind: kindOf(second), ids: more, undo: values.undo === true }
    case 'lenders':
      return lendersCommand(second, more, values)
    default:
      throw new UsageError(operatorWords.unknownVerb(verb))
  }
}

function lendersCommand(step: string | undefined, names: string[], values: Values): Command {
  const typed = typedLender(values)
  const fields = LENDER_FIELDS.map(flagOf)
  switch (step) {
    case undefined:
      return { verb: 'lenders' }
    case 'add':
      refuseOthers(values, fields)
      if (names.length > 0) throw new UsageError(operatorWords.addTakesFlags)
      return { verb: 'add', typed }
    case 'edit': {
      refuseOthers(values, fields)
      const [name, ...others] = names
      if (name === undefined || others.length > 0) throw new UsageError(operatorWords.whichLender)
      if (Object.keys(typed).length === 0) throw new UsageError(operatorWords.nothingToChange)
      return { verb: 'edit', name, typed }
    }
    case 'import': {
      refuseOthers(values, [])
      const [file, ...others] = names
      if (file === undefined || others.length > 0) throw new UsageError(operatorWords.whichFile)
      return { verb: 'import', file }
    }
    case 'retire':
    case 'restore':
      refuseOthers(values, [])
      if (names.length === 0) throw new UsageError(operatorWords.whichLender)
      return { verb: step, names }
    default:
      throw new UsageError(operatorWords.unknownStep(step))
  }
}

type Values = Record<string, string | boolean | undefined>

function parse(args: string[]): { positionals: string[]; values: Values } {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h' },
        all: { type: 'boolean' },
        undo: { type: 'boolean' },
        file: { type: 'string' },
        ...lenderFlags,
      },
    })
  } catch (error) {
    throw new UsageError(operatorWords.badFlag((error as Error).message.split('. ')[0] ?? ''))
  }
}

function refuseOthers(values: Values, allowed: string[]): void {
  const other = Object.keys(values).find(flag => !allowed.includes(flag))
  if (other !== undefined) throw new UsageError(operatorWords.flagHere(other))
}

function kindOf(text: string | undefined): Kind {
  const kind = KINDS.find(each => each === text)
  if (!kind) throw new UsageError(operatorWords.whichKind)
  return kind
}

function typedLender(values: Values): TypedLender {
  const given = LENDER_FIELDS.filter(field => textOf(values[flagOf(field)]) !== undefined)
  return Object.fromEntries(given.map(field => [field, textOf(values[flagOf(field)]) ?? '']))
}

function textOf(value: string | boolean | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined
}
