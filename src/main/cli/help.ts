import type { Command, OptionSpec } from './command.ts'
import { columns } from './text.ts'

const programName = 'npm run -s tour --'

/** @returns what there is. */
export function generalHelp(commands: readonly Command[]): string {
  return [
    'Short-Timer in a terminal.',
    '',
    `usage: ${programName} <command> [operands] [options]`,
    '',
    ...columns(commands.map((command) => ['', usageOf(command), command.summary])),
    '',
    `${programName} <command> --help tells more.`,
    'Exit codes: 0 done, 1 it failed or is not so, 2 wrong usage, 3 more dice are wanted.',
  ].join('\n')
}

/** @returns how a command is called. */
export function commandHelp(command: Command): string {
  const options: Record<string, OptionSpec> = { ...command.options, help: { help: 'This text.' } }
  return [
    command.summary,
    '',
    `usage: ${programName} ${usageOf(command)} [options]`,
    '',
    ...columns(Object.entries(options).map(([name, spec]) => ['', ...optionCells(name, spec)])),
    ...(command.notes ? ['', ...command.notes] : []),
  ].join('\n')
}

const optionCells = (name: string, { value, help, otherwise }: OptionSpec) => [
  value === undefined ? `--${name}` : `--${name} ${value}`,
  otherwise === undefined ? help : `${help} (otherwise ${otherwise})`,
]

const usageOf = (command: Command) => [command.name, ...command.operands].join(' ')
