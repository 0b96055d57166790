import { RuleError } from '../../../../../main/engine/errors.ts'
import { defineAction } from '../action.ts'
import { figureById, figuresOf, refusesOutsideTurn, type Figure } from '../battle.ts'
import type { FngState } from '../../state.ts'
import { likelyFor, namesOf } from './fire.ts'
import { pickedIn } from './fireForm.ts'
import { hasActiveFire } from './mayFire.ts'
import { weaponChoices, type With } from './with.ts'
import { beginWork } from './work.ts'

/** While moving normally, not in a Fast Move (FNG pp. 17, 30). */
const empty = (state: FngState): Figure[] =>
  figuresOf(state, 'ours', 'theirs').filter(
    (figure) =>
      (figure.outOfAmmo || figure.sidearmEmpty === true) && hasActiveFire(state, figure) && !figure.fastMoving,
  )

/** What is empty of what he has, as one of the two choices says it. */
const isEmpty = (figure: Figure, what: With): boolean =>
  what === 'own' ? figure.outOfAmmo : figure.sidearmEmpty === true

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
    what: {
      kind: 'choice',
      label: 'What',
      help: 'One weapon in an activation.',
      options: weaponChoices,
      asked: (asking) => pickedIn(asking, 'figures').some(({ sidearmEmpty }) => sidearmEmpty),
      start: (asking) => (pickedIn(asking, 'figures').some(({ outOfAmmo }) => outOfAmmo) ? 'own' : 'sidearm'),
      absent: 'own',
    },
  },
  refuses: (state) =>
    refusesOutsideTurn(state) ?? (empty(state).length > 0 ? null : 'Nobody active is out of ammo, at a normal pace.'),
  likely: (asking) => likelyFor(asking, empty(asking.state)),
  entry: (state, { figures }) => `Reload: ${namesOf(state, figures)}`,
  run(scene, { figures, what }) {
    const full = figures.map((id) => figureById(scene.state, id)).find((figure) => !isEmpty(figure, what))
    if (full)
      throw new RuleError('bad-input', `${full.name} has ammunition in it: he reloads the other. Nothing was changed.`)
    const work = what === 'own' ? 'reload' : 'reloadSidearm'
    for (const id of figures) beginWork(scene, id, { work, activations: 1 })
    const names = figures.map((id) => figureById(scene.state, id).name).join(', ')
    scene.note(`Reloading, done when the activation ends, no fire meanwhile: ${names}.`, { page: 30 })
  },
})
