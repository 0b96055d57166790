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
import { perhaps } from './nearest.ts'
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
        const program = open(how)
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

function told(error: unknown, command: Command, io: Io): ExitCode {
  if (error instanceof UsageError) {
    io.err([error.message, `"${command.name} --help" tells more.`])
    return exit.usage
  }
  if (error instanceof NotSo) io.err([error.message])
  else if (isOfTheSystem(error)) io.err([inWords(error)])
  else throw error
  return exit.no
}

/** A folder that may not be written, a port that is taken: true errors, but nobody's bug. */
const isOfTheSystem = (error: unknown): error is NodeJS.ErrnoException => error instanceof Error && 'syscall' in error

const systemErrors: Readonly<Record<string, string>> = {
  EEXIST: 'is a file, not a folder',
  ENOTDIR: 'leads through a file, not a folder',
  EISDIR: 'is a folder, not a file',
  ELOOP: 'is a link that leads round in a circle',
  EACCES: 'may not be written',
  EPERM: 'may not be written',
  EROFS: 'may not be written',
  ENOSPC: 'did not fit on the disk',
}

function inWords({ code = '', path, message }: NodeJS.ErrnoException): string {
  const words = systemErrors[code]
  return path === undefined || words === undefined ? `${message}.` : `${path} ${words}.`
}
