import { faultInWords } from '../app/failures.ts'
import type { Program } from '../app/program.ts'
import {
  exit,
  NotSo,
  UsageError,
  type Command,
  type Context,
  type ExitCode,
  type Io,
  type Terminal,
} from './command.ts'
import { mustFit, readLine } from './commandLine.ts'
import { commandHelp, generalHelp } from './help.ts'
import { perhaps } from '../../contract/nearest.ts'
import { plainly } from './plain.ts'

/**
 * Runs one command line.
 *
 * @param args without the program's own name.
 * @param open how the program is opened; tests hand in a fake.
 * @returns the exit code; nothing is thrown that a player could have caused.
 */
export async function run(
  commands: readonly Command[],
  args: readonly string[],
  terminal: Terminal,
  open: Context['open'],
): Promise<ExitCode> {
  const io = plainly(terminal)
  const [name, ...rest] = args
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    const help = generalHelp(commands)
    if (name === undefined) io.err(help)
    else io.out(help)
    return name === undefined ? exit.usage : exit.ok
  }
  const command = commands.find((candidate) => candidate.name === name)
  if (!command) {
    const known = commands.map((one) => one.name)
    io.err(`There is no command "${name}".${perhaps(name, known)} Nothing was done; --help lists all.`)
    return exit.usage
  }
  return runCommand(command, rest, io, open)
}

async function runCommand(command: Command, args: string[], io: Io, open: Context['open']): Promise<ExitCode> {
  const opened: Program[] = []
  try {
    const { operands, options } = readLine(command, args)
    if (options['help'] === true) {
      io.out(commandHelp(command))
      return exit.ok
    }
    mustFit(command, operands)
    return await command.run({
      operands,
      options,
      io,
      open(how) {
        const program = telling(open(how), io)
        opened.push(program)
        return program
      },
    })
  } catch (error) {
    return told(error, command, io)
  } finally {
    for (const program of opened) await program.close()
  }
}

/** The same program; what went wrong beside a call is told at once. */
const telling = (program: Program, io: Io): Program => ({
  ...program,
  async call(procedure, input) {
    const reply = await program.call(procedure, input)
    if (reply.ok && reply.beside) io.err([reply.beside.message])
    return reply
  },
})

function told(error: unknown, command: Command, io: Io): ExitCode {
  if (error instanceof UsageError) {
    io.err([error.message, `"${command.name} --help" tells more.`])
    return exit.usage
  }
  const words = error instanceof NotSo ? error.message : (faultInWords(error) ?? ofTheSystem(error))
  if (words === null) throw error
  io.err([words])
  return exit.no
}

/** A port that is taken, say: a true error, but nobody's bug. */
const ofTheSystem = (error: unknown): string | null =>
  error instanceof Error && 'syscall' in error ? `${error.message}.` : null
