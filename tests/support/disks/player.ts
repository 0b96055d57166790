import { closeSync, openSync } from 'node:fs'
import { createProgram } from '../../../src/main/app/createProgram.ts'
import { platoonOf } from '../playTour.ts'

/**
 * Plays on a disk that has something wrong with it, as a process of its own: what the disk does must not meet the tests.
 * It is told the folder and what to do there, and prints what came of that as JSON.
 */
const [folder, what] = process.argv.slice(2) as [string, 'begin' | 'until refused' | 'out of files']

const logged: string[] = []
const program = createProgram({
  folder,
  anywhere: false,
  now: () => new Date(0),
  newSeed: () => 1,
  newId: () => crypto.randomUUID(),
  deliverSheet: () => Promise.resolve(null),
  log: (error) => logged.push(String(error)),
})
const campaign = 'Bravo.tour'
const note = () => program.call('fng.writeNote', { campaign, input: { text: 'Rain. '.repeat(200) } })

const deeds = {
  async begin() {
    await program.call('library.create', { name: 'Bravo', game: 'fng' })
    return program.call('fng.muster', { campaign, input: platoonOf('us-army-infantry') })
  },
  /** Takes steps until one is refused, a thousand at most. */
  async 'until refused'() {
    for (let steps = 0; steps < 1000; steps++) {
      const reply = await note()
      if (!reply.ok) return { steps, ...reply }
    }
    return null
  },
  /** Opens files until the system has no more, and looks at the library then. */
  async 'out of files'() {
    const open: number[] = []
    try {
      for (;;) open.push(openSync('/dev/null', 'r'))
    } catch {
      const list = await program.call('library.list', {})
      const step = await note()
      for (const file of open) closeSync(file)
      return { list, step, after: await note() }
    }
  },
}

const came = await deeds[what]()
await program.close()
console.log(JSON.stringify({ came, logged }))
