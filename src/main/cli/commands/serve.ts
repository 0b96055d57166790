import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { openErrorLog } from '../../app/diagnosis/errorLog.ts'
import { afterAWhile } from '../../app/jobs/afterAWhile.ts'
import { sweepLeftovers } from '../../app/leftovers.ts'
import { friendsDoors } from '../../serve/friends/friendsDoor.ts'
import { serve as openServer } from '../../serve/server.ts'
import { usualPortOf } from '../../serve/usualPort.ts'
import { openTickets } from '../../serve/tickets.ts'
import { openInBrowser } from '../browser.ts'
import { exit, NotSo, type Command } from '../command.ts'
import { defaultLibraryFolder } from '../folder.ts'
import { numberOption, textOption } from '../options.ts'
import { tellError } from '../tellError.ts'

/**
 * Browser mode: runs until it is stopped.
 *
 * @param pageFolder where the built page is.
 */
export const serveFrom = (pageFolder: string): Command => ({
  name: 'serve',
  summary: 'Browser mode: the program in any browser of this machine. Prints the address, which opens once.',
  operands: [],
  options: {
    folder: { value: 'DIR', help: 'The library.', otherwise: 'Short-Timer in your documents' },
    port: {
      value: 'N',
      help: 'Port to listen on.',
      otherwise: 'the same one each time for the same library, or a free one when that is taken',
    },
    open: { help: 'Open the browser, where there is one.' },
  },
  async run({ options, io, open }) {
    if (!existsSync(join(pageFolder, 'index.html')))
      throw new NotSo('The page has not been built yet. Run `npm run build`, or `npm start`, which does so by itself.')
    const port = numberOption(options, 'port', [1, 65535])
    const documents = defaultLibraryFolder(io.env)
    const folder = resolve(textOption(options, 'folder') ?? documents)
    const tickets = openTickets()
    const log = openErrorLog(folder, () => new Date(), tellError(io))
    const uncaught = (error: unknown) => {
      log(error, 'uncaught')
    }
    process.on('uncaughtExceptionMonitor', uncaught)
    const friends = friendsDoors({ pageFolder, log })
    const program = open({
      folder,
      anywhere: false,
      deliverSheet: tickets.offer,
      friends,
      pauseBeforeDrill: afterAWhile,
    })
    sweepLeftovers(folder, new Date(), log)
    const served = await openServer({
      program,
      tickets,
      pageFolder,
      ...(port === undefined ? { usualPort: usualPortOf(folder, resolve(documents)) } : { port }),
      printAddress: io.out,
      log,
    })
    // Listened for before the address is told: whoever reads it may end this at once.
    const stopped = io.untilStopped()
    io.out(served.newAddress())
    // The browser that opens by itself has a key of its own, so that the printed one is good for another.
    const forget = options['open'] === true ? openInBrowser(served.newAddress(), io.env) : () => undefined
    await stopped
    forget()
    await served.close()
    process.off('uncaughtExceptionMonitor', uncaught)
    return exit.ok
  },
})
