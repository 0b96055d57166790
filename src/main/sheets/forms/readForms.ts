import { Worker } from 'node:worker_threads'
import { workerFile } from '../workerFile.ts'
import { damaged, type FilledForm, type PdfFault } from './filled.ts'

/** How long one PDF may take, in milliseconds, and how much memory, in bytes. */
export interface Bounds {
  readonly patience: number
  readonly room: number
}

/** The largest of ours takes a tenth of both. */
const usual: Bounds = { patience: 30_000, room: 1_000_000_000 }
const tooMuch: PdfFault = { words: 'takes too much time or memory to be read' }

/** How often its memory is looked at, in milliseconds. */
const look = 50

/**
 * Reads the forms of ours in a PDF on a thread of its own, which ends with it.
 *
 * @param bytes a file of which nothing is known but that it is not too large for a form.
 * @returns every form in it, at least one, as it was filled in; or why the file is not taken.
 */
export const readForms = async (
  bytes: Uint8Array,
  bounds: Bounds = usual,
): Promise<readonly FilledForm[] | PdfFault> => (isWhole(bytes) ? onThread(bytes, bounds) : damaged)

/** A PDF that was cut short could be mended, but what was filled in last stood at its end. */
function isWhole(bytes: Uint8Array): boolean {
  const text = (from: number, to?: number) => Buffer.from(bytes.subarray(from, to)).toString('latin1')
  return text(0, 1024).includes('%PDF-') && text(Math.max(0, bytes.length - 1024)).includes('%%EOF')
}

function onThread(bytes: Uint8Array, { patience, room }: Bounds): Promise<readonly FilledForm[] | PdfFault> {
  const thread = new Worker(workerFile(import.meta.url, 'formWorker'), {
    execArgv: [],
    // pdf.js says there that it cannot draw, which nobody asks of it.
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: room / 2_000_000 },
  })
  return new Promise((done) => {
    const end = (found: readonly FilledForm[] | PdfFault) => {
      clearTimeout(timer)
      clearInterval(watch)
      void thread.terminate()
      done(found)
    }
    const giveUp = () => {
      end(tooMuch)
    }
    const timer = setTimeout(giveUp, patience)
    // The limits of a thread know nothing of what its streams unpack.
    const before = process.memoryUsage.rss()
    const watch = setInterval(() => {
      if (process.memoryUsage.rss() - before > room) giveUp()
    }, look)
    thread.once('message', end).once('error', giveUp).once('exit', giveUp)
    const own = Uint8Array.from(bytes)
    thread.postMessage(own, [own.buffer])
  })
}
