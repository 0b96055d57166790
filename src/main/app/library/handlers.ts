import { basename } from 'node:path'
import type { Failure } from '../../../contract/rpc.ts'
import { RuleError } from '../../engine/errors.ts'
import type { CopyAs } from '../../store/copies.ts'
import { copyOfSnapshot } from '../../store/snapshots.ts'
import { gameOf, mustHave } from '../gameOf.ts'
import type { Handlers, Session } from '../session.ts'
import { checkQuietly } from '../campaign/checkFile.ts'
import { checksView } from './checksView.ts'
import { compareCopy } from './compareCopy.ts'
import { copyAll } from './copyAll.ts'
import { holdDrill } from './drills.ts'
import { eraseCopies } from './eraseCopies.ts'
import { keptView } from './keptView.ts'
import { libraryView } from './libraryView.ts'
import { playSample } from './playSample.ts'
import { proofsView, proofView } from './proofsView.ts'
import { recentView } from './recentView.ts'
import { restore } from './restore.ts'
import { mustHoldNothingSealed } from './sealedCopy.ts'
import { openReader } from './takeInApart.ts'
import { compareTours, layTogether } from './together.ts'
import { withClearing } from './withClearing.ts'

type LibraryProcedure = Extract<keyof Handlers, `library.${string}`>

/** What the player does with whole campaigns. */
export function libraryHandlers(session: Session): Pick<Handlers, LibraryProcedure> {
  const { library, tours, jobs, uploads, options, changed, secondFolder } = session
  const as = (name: string): CopyAs => ({ id: options.newId(), name })
  const tell = <T>(result: T): T => {
    changed(null)
    return result
  }
  return {
    'library.list': ({ job }) => jobs.run(job, libraryView(library, session.looker)),
    'library.create': ({ name, game, seed }) => {
      const now = options.now().toISOString()
      const tour = { system: gameOf(game).system, name, seed: seed ?? options.newSeed(), id: options.newId(), now }
      return tell({ campaign: library.create(tour) })
    },
    'library.rename': ({ campaign, name }) => {
      tours.close(campaign)
      return tell({ campaign: library.rename(tours.inLibrary(campaign), name) })
    },
    'library.duplicate': ({ campaign, name }) => {
      mustHoldNothingSealed(tours.get(tours.inLibrary(campaign)))
      return tell({ campaign: library.duplicate(tours.inLibrary(campaign), as(name)) })
    },
    'library.archive': ({ campaign, archived }) => {
      tours.get(campaign).file.setArchived(archived)
      return tell(null)
    },
    'library.delete': ({ campaign }) => {
      tours.close(campaign)
      return tell({ deleted: basename(library.remove(tours.inLibrary(campaign))) })
    },
    'library.undelete': ({ deleted }) => tell({ campaign: library.putBack(deleted) }),
    'library.branch': ({ campaign, entry, name }) => {
      mustHoldNothingSealed(tours.get(tours.inLibrary(campaign)))
      return tell({ campaign: library.branch(tours.inLibrary(campaign), as(name), entry) })
    },
    'library.snapshots': ({ campaign }) => {
      const { id } = tours.get(campaign).file.info()
      return library
        .snapshots(id)
        .map(({ snapshot, occasion, label, at }) => ({ copy: copyOfSnapshot(id, snapshot), occasion, label, at }))
    },
    'library.kept': ({ job }) => jobs.run(job, keptView(session)),
    'library.compare': ({ copy, job }) => jobs.run(job, compareCopy(session, copy)),
    'library.erase': async ({ copies, job }) => tell(await jobs.run(job, eraseCopies(session, copies))),
    'library.proofs': () => jobs.run(undefined, proofsView(library, session.looker)),
    'library.checks': () => jobs.run(undefined, checksView(session)),
    'library.drill': async ({ campaign, job }) => proofView(await holdDrill(session, tours.inLibrary(campaign), job)),
    'library.elsewhere': () => secondFolder.view(),
    'library.chooseElsewhere': async () => {
      if (!options.chooseFolder) throw notChosenHere()
      const folder = await options.chooseFolder()
      if (folder !== null) await secondFolder.choose(folder)
      return { ...(await secondFolder.view()), chosen: folder !== null }
    },
    'library.setElsewhere': async ({ folder }) => {
      // A page in a browser names no place outside the library, whoever may have its key.
      if (folder !== null && !options.anywhere) throw notChosenHere()
      await secondFolder.choose(folder)
      return secondFolder.view()
    },
    'library.copyElsewhere': ({ job }) => jobs.run(job, copyAll(session)),
    'library.restore': ({ job, ...wish }) =>
      withClearing(async (begun) => tell(await jobs.run(job, restore(session, wish, begun)))),
    'library.compareTours': ({ job, ...two }) => jobs.run(job, compareTours(session, two)),
    'library.layTogether': async ({ job, ...two }) => {
      const laid = await jobs.run(job, layTogether(session, two))
      changed(two.campaign)
      return laid
    },
    'library.sample': async ({ job, game: id }) => {
      const game = gameOf(id)
      const { name } = mustHave(game, 'sample')
      const work = playSample(game, { id: options.newId(), now: options.now().toISOString() })
      return tell({ campaign: library.add(name, await jobs.run(job, work)) })
    },
    'library.recent': () => recentView(options.recent, options.folder),
    'library.forget': ({ campaign }) => {
      options.recent?.forget(tours.path(campaign))
      return tell(null)
    },
    'library.importBegin': ({ job, name, size }) => {
      const log = (error: unknown) => {
        options.log(error, 'library.importEnd')
      }
      uploads.begin(job, { name, size, id: options.newId(), now: options.now().getTime() }, openReader(log))
      return null
    },
    'library.importPiece': ({ job, bytes }) => {
      uploads.piece(job, Buffer.from(bytes, 'base64'))
      return null
    },
    'library.importEnd': async ({ job }) => {
      const { view, wasLogged } = await uploads.end(job)
      if (!view.sound) await jobs.run(undefined, checkQuietly(session, view.campaign))
      const taken = tell(view)
      if (wasLogged) session.beside(taken, { now: withoutItsLog(view.campaign), later: null })
      return taken
    },
  }
}

const withoutItsLog = (file: string): Failure => ({
  code: 'file-busy',
  message: `${file} is taken in. But another program had set it to keep its last changes in a second file, whose name ends in -wal: whatever lay in that is not in it. If steps are missing, close that program, then bring the file in again.`,
})

const notChosenHere = () =>
  new RuleError(
    'not-here',
    'A browser cannot choose a folder outside the library. Nothing was changed. Choose it on the desktop, or at the terminal with `tour copies --to DIR`.',
  )
