import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'
import { UsageError, type Command, type OptionSpec, type Options } from './command.ts'
import { perhaps } from '../../contract/nearest.ts'

/**
 * Takes what was typed behind a command's name apart.
 * @throws UsageError, in words of ours, for options that the command does not have or that lack their value.
 */
export function readLine(command: Command, args: string[]): { operands: string[]; options: Options } {
  const options: ParseArgsOptionsConfig = { help: { type: 'boolean', short: 'h' } }
  for (const [name, spec] of Object.entries(command.options))
    options[name] = { type: spec.value === undefined ? 'boolean' : 'string' }
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    return { operands: positionals, options: values as Options }
  } catch (error) {
    throw new UsageError(complaint(error as Error, command))
  }
}

/** Node names the option in quotation marks, and says the rest for programmers. */
function complaint({ message }: Error, command: Command): string {
  const dashed = /'(?:-\w, )?(-[^' =]*)/.exec(message)?.[1]
  if (dashed === undefined) return message
  const name = dashed.replace(/^-+/, '')
  const spec = command.options[name]
  if (spec) return valueComplaint(name, spec)
  if (name === 'help') return '--help takes no value.'
  const known = Object.keys(command.options)
  return `"${command.name}" has no option ${dashed}.${perhaps(name, known).replace(/(Perhaps | or )/g, '$1--')} Nothing was done.`
}

const valueComplaint = (name: string, { value }: OptionSpec) =>
  value === undefined
    ? `--${name} takes no value.`
    : `--${name} wants its value behind it: --${name} ${value}. One that begins with a dash is written --${name}=-1.`

/** @throws UsageError for too few words behind the command, or too many. */
export function mustFit({ name, operands }: Command, given: readonly string[]): void {
  if (given.length === operands.length) return
  const wants = `"${name}" wants ${operands.join(' and ') || 'nothing but options behind it'}`
  if (given.length < operands.length || operands.length === 0) throw new UsageError(`${wants}. Nothing was done.`)
  throw new UsageError(
    `${wants}, and was given ${given.length} words: ${given.join(', ')}. A name with spaces in it wants quotation marks. Nothing was done.`,
  )
}
