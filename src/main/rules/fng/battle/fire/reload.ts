import { defineAction } from '../action.ts'
import { figureById, figuresOf, refusesOutsideTurn, type Figure } from '../battle.ts'
import type { FngState } from '../../state.ts'
import { likelyFor, namesOf } from './fire.ts'
import { hasActiveFire } from './mayFire.ts'
import { beginWork } from './work.ts'

/** While moving normally, not in a Fast Move (FNG pp. 17, 30). */
const empty = (state: FngState): Figure[] =>
  figuresOf(state, 'ours', 'theirs').filter(
    (figure) => figure.outOfAmmo && hasActiveFire(state, figure) && !figure.fastMoving,
  )

/** An empty weapon takes one turn of activation: he may walk meanwhile, but not fire (FNG pp. 17, 30). */
export const reload = defineAction({
  name: 'reload',
  title: 'Reload',
  section: 'fight',
  page: 30,
  words: ['ammo', 'magazine', 'clear a jam', 'out of ammo'],
  fields: {
    figures: {
      kind: 'picks',
      from: 'figures',
      label: 'Who reloads',
      least: 1,
      among: ({ state }) => empty(state).map(({ id }) => id),
      start: ({ state }) => empty(state).map(({ id }) => id),
    },
  },
  refuses: (state) =>
    refusesOutsideTurn(state) ?? (empty(state).length > 0 ? null : 'Nobody active is out of ammo, at a normal pace.'),
  likely: (asking) => likelyFor(asking, empty(asking.state)),
  entry: (state, { figures }) => `Reload: ${namesOf(state, figures)}`,
  run(scene, { figures }) {
    for (const id of figures) beginWork(scene, id, { work: 'reload', activations: 1 })
    const names = figures.map((id) => figureById(scene.state, id).name).join(', ')
    scene.note(`Reloading, done when the activation ends, no fire meanwhile: ${names}.`, { page: 30 })
  },
})
