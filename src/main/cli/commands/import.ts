import { readFileSync, statSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { randomUUID } from 'node:crypto'
import { faultInWords } from '../../app/failures.ts'
import { ask, exit, NotSo, UsageError, type Command } from '../command.ts'
import { defaultLibraryFolder } from '../folder.ts'
import { textOption } from '../options.ts'

/** How much goes at a time, in bytes. */
const piece = 1_000_000

/** Takes a tour into a library, through the same checks as the page. */
export const importTour: Command = {
  name: 'import',
  summary: 'Takes a campaign into the library: its file, or what export has written of one.',
  operands: ['IN'],
  options: { folder: { value: 'DIR', help: 'The library.', otherwise: 'Short-Timer in your documents' } },
  notes: ['It is checked and played again. One that is not sound is taken in, told of, and the command ends with 1.'],
  async run({ operands, options, io, open }) {
    const path = resolve(operands[0]!)
    const bytes = bytesOf(path)
    const folder = resolve(textOption(options, 'folder') ?? defaultLibraryFolder(io.env))
    const program = open({ folder, anywhere: false })
    const job = `import ${randomUUID()}`
    await ask(program, 'library.importBegin', { job, name: basename(path), size: bytes.length })
    for (let at = 0; at < bytes.length; at += piece)
      await ask(program, 'library.importPiece', { job, bytes: bytes.subarray(at, at + piece).toString('base64') })
    const { campaign, sound, told } = await ask(program, 'library.importEnd', { job }).catch(asRefused)
    io.out(join(folder, campaign))
    if (told !== null) io.err(told)
    return sound ? exit.ok : exit.no
  },
}

/** What is wrong with a file is no wrong usage of the command. */
const asRefused = (error: unknown): never => {
  throw error instanceof UsageError ? new NotSo(error.message) : error
}

function bytesOf(path: string): Buffer {
  if (statSync(path, { throwIfNoEntry: false })?.isFile() !== true)
    throw new NotSo(`There is no file ${path}. Nothing was taken in.`)
  if ((statSync(`${path}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0)
    throw new NotSo(
      `Another program keeps the last changes of ${path} in a second file, ${basename(path)}-wal. Nothing was taken in. Close that program; if the second file stays, \`log ${basename(path)}\` puts it into the first. Then try again.`,
    )
  try {
    return readFileSync(path)
  } catch (error) {
    throw new NotSo(faultInWords(error) ?? `${path} cannot be read. Nothing was taken in.`, { cause: error })
  }
}
