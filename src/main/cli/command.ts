import type { FriendsDoors } from '../app/friends/friendsDesk.ts'
import type { Program, ProgramOptions } from '../app/program.ts'
import type { ProcedureName, InputOf } from '../../contract/procedures.ts'
import type { OutputOf } from '../../contract/outputs.ts'

/** How a command ended, for the shell that called it. */
export const exit = {
  ok: 0,
  /** It failed, or the thing asked about is not so. */
  no: 1,
  /** Wrong usage. */
  usage: 2,
  /** More dice, or a choice, are wanted; nothing was changed. */
  wanted: 3,
} as const
export type ExitCode = (typeof exit)[keyof typeof exit]

/** An option of a command. Without `value` it is a flag. */
export interface OptionSpec {
  /** What its value is called in the help: `DIR`. */
  readonly value?: string
  readonly help: string
  readonly otherwise?: string
}

/** The options given, by name: text, or true for a flag. */
export type Options = Readonly<Record<string, string | true | undefined>>

/** What a command gets to work with. */
export interface Context {
  readonly operands: readonly string[]
  readonly options: Options
  readonly io: Io
  /** Opens the program on a library folder. It is closed when the command has ended. */
  readonly open: (options: OpenOptions) => Program
}

export interface OpenOptions {
  readonly folder: string
  /** Left out: a sheet is refused. */
  readonly deliverSheet?: ProgramOptions['deliverSheet']
  /** Left out: no friend can be let in. */
  readonly friends?: FriendsDoors
  readonly pauseBeforeDrill?: NonNullable<ProgramOptions['pauseBeforeDrill']>
  /** May a campaign be named by its whole path? Left out, yes. */
  readonly anywhere?: boolean
}

/** The terminal as commands get it. A list is lines, each printed as one whatever stands in it; control characters are left out. */
export interface Io extends Omit<Terminal, 'out' | 'err'> {
  readonly out: (text: string | readonly string[]) => void
  readonly err: (text: string | readonly string[]) => void
}

/** The terminal itself; tests hand in their own. */
export interface Terminal {
  readonly out: (text: string) => void
  readonly err: (text: string) => void
  /** Writes to the standard error output without ending the line. */
  readonly draw: (text: string) => void
  /** Set when somebody watches the standard error output. */
  readonly watched: boolean
  readonly env: Readonly<Record<string, string | undefined>>
  /** Waits for Ctrl-C or the request to end. */
  readonly untilStopped: () => Promise<void>
}

/** One command of the terminal. */
export interface Command {
  readonly name: string
  readonly summary: string
  /** Names of its operands, all needed: `FILE`. */
  readonly operands: readonly string[]
  readonly options: Readonly<Record<string, OptionSpec>>
  /** Further lines of its help. */
  readonly notes?: readonly string[]
  readonly run: (context: Context) => Promise<ExitCode>
}

/** The command was called in a way that it does not understand. */
export class UsageError extends Error {}

/** Something is not so: told to the player without any trace of the program. */
export class NotSo extends Error {}

/** Calls a procedure; what is refused becomes NotSo, or UsageError where the input was wrong. */
export async function ask<P extends ProcedureName>(
  program: Program,
  procedure: P,
  input: InputOf<P>,
): Promise<OutputOf<P>> {
  const reply = await program.call(procedure, input)
  if (reply.ok) return reply.value as OutputOf<P>
  const { code, message } = reply.error
  throw code === 'bad-input' || code === 'no-such-procedure' ? new UsageError(message) : new NotSo(message)
}
