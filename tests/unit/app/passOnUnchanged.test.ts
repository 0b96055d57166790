import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { passOn } from '../../../src/main/app/campaign/passOn.ts'
import { runStep } from '../../../src/main/app/campaign/runStep.ts'
import type { FlowOf } from '../../../src/main/app/game/flow.ts'
import type { AnyState } from '../../../src/main/engine/state.ts'
import { createTourFile } from '../../../src/main/store/openTourFile.ts'
import { games } from '../../games/games.ts'
import { now, temporaryFolder, uuid } from '../../support/toyTours.ts'

const toy = games.find(({ system }) => system.id === 'toy')!
/** Its cards are shuffled again and again, whether or not any are dealt. */
const flow = { next: () => ({ step: 'shuffle', input: {}, waits: false }) } as unknown as FlowOf<AnyState>

it('a step that changes nothing does not pass by itself: it would come again without end', () => {
  const file = createTourFile(join(temporaryFolder(), 'ferry.tour'), {
    ...{ system: toy.system, name: 'ferry', seed: 3, id: uuid(1), now },
  })
  onTestFinished(() => {
    file.close()
  })
  const tour = { campaign: 'ferry', file, game: { ...toy, flow } }
  const telling = { dice: 'program', choices: 'program', answers: [], faces: [], pending: false, holder: null } as const
  const press = (step: string, input: unknown) => passOn(tour, runStep(tour, { step, input, telling }, now), null, now)
  expect(press('begin', { ferry: 'Heron', hands: ['Ada'] })).not.toHaveProperty('passed')
  expect(file.walk()).toHaveLength(1)
  // A card is dealt: one shuffle takes it back, and there is nothing for the next.
  const reply = press('row', { pushed: 0 })
  expect(reply).toMatchObject({ passed: [{ step: 'toy.shuffle' }], head: file.walk().at(-1)!.entry.id })
  expect(file.walk()).toHaveLength(3)
})
