import type { Command, Context, ExitCode, Io } from '../../src/main/cli/command.ts'
import { commandsWith } from '../../src/main/cli/commands.ts'
import { run } from '../../src/main/cli/run.ts'
import { fakeProgram, type FakeProgram } from './fakeProgram.ts'

/** All of them; nobody here asks for the page. */
export const commands = commandsWith('no page')

export interface RanCommand {
  readonly code: ExitCode
  readonly out: string
  readonly err: string
  /** What was drawn over and over: the progress bar. */
  readonly drawn: string
  /** The folders on which the program was opened. */
  readonly opened: readonly Parameters<Context['open']>[0][]
}

export interface Surroundings extends Partial<Pick<Io, 'watched' | 'env' | 'untilStopped'>> {
  readonly program?: FakeProgram
  /** How the program is opened, where it is no fake. */
  readonly open?: Context['open']
  readonly among?: readonly Command[]
}

/** Runs a command line on a Program of the test's own, and returns what it printed. */
export async function runCommand(args: readonly string[], surroundings: Surroundings = {}): Promise<RanCommand> {
  const { program = fakeProgram(), open: how = () => program, among = commands, ...own } = surroundings
  const printed = { out: '', err: '', drawn: '' }
  const opened: Parameters<Context['open']>[0][] = []
  const io: Io = {
    out: (text) => void (printed.out += `${[text].flat().join('\n')}\n`),
    err: (text) => void (printed.err += `${[text].flat().join('\n')}\n`),
    draw: (text) => void (printed.drawn += text),
    watched: false,
    env: {},
    untilStopped: () => Promise.resolve(),
    ...own,
  }
  const open: Context['open'] = (options) => {
    opened.push(options)
    return how(options)
  }
  return { code: await run(among, args, io, open), ...printed, opened }
}
