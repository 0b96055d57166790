import { defineAction, type Asking } from '../action.ts'
import { battleOf, figureById, hasAttribute, refusesOutsideTurn, type Figure } from '../battle.ts'
import { hiddenContacts } from '../contacts/contact.ts'
import { namesOf } from '../fire/fire.ts'
import { isActive } from '../fire/mayFire.ts'
import type { FngState } from '../../state.ts'
import { talliedOf } from '../tally.ts'
import { civiliansUp, soldiersUp } from './people.ts'
import { speakLocal } from './speaking.ts'
import { tellResult } from './spoken.ts'
import { civilianSpeakLocal } from '../../tables/civilians.ts'

const speakers = (state: FngState): Figure[] =>
  soldiersUp(state)
    .filter((figure) => isActive(state, figure))
    .sort((a, b) => Number(hasAttribute(state, b, 'fluent')) - Number(hasAttribute(state, a, 'fluent')))

const unspoken = (state: FngState): Figure[] => civiliansUp(state).filter(({ spokenTurn }) => spokenTurn === null)

/** Has anybody been shot at: something was fired or somebody has fallen? The player knows better. */
const hasBeenFire = (state: FngState): boolean =>
  state.figures.some(
    ({ fired, outOfAmmo, wasOut, status }) => fired || outOfAmmo || wasOut || status === 'obviouslyDead',
  )

const first = (figures: readonly Figure[], { selected }: Asking): number | null =>
  (figures.find(({ id }) => selected.includes(id)) ?? figures[0])?.id ?? null

/** A soldier speaks with a civilian beside him, who is spoken to only once (FNG pp. 55-56). */
export const speakWithCivilian = defineAction({
  name: 'speakWithCivilian',
  title: 'Speak with a civilian',
  section: 'civilians',
  page: 56,
  words: ['speak local', 'question', 'language', 'fluent', 'villager', 'interrogate'],
  tables: [civilianSpeakLocal],
  fields: {
    soldier: {
      kind: 'pick',
      from: 'figures',
      label: 'Who speaks',
      help: 'In contact with the civilian.',
      among: ({ state }) => speakers(state).map(({ id }) => id),
      start: (asking) => first(speakers(asking.state), asking),
    },
    civilian: {
      kind: 'pick',
      from: 'figures',
      label: 'Civilian',
      among: ({ state }) => unspoken(state).map(({ id }) => id),
      start: (asking) => first(unspoken(asking.state), asking),
    },
    shooting: {
      kind: 'flag',
      label: 'There has been shooting, or a building of theirs is gone',
      start: ({ state }) => hasBeenFire(state),
    },
    hurt: {
      kind: 'flag',
      label: 'Our side has hurt a civilian',
      start: ({ state }) => talliedOf({ state }, 'civilianCasualty') > 0,
    },
    nearest: {
      kind: 'pick',
      from: 'contacts',
      label: 'Nearest PEF',
      help: 'He may give it away.',
      optional: true,
      asked: ({ state }) => hiddenContacts(state).length > 0,
      among: ({ state }) => hiddenContacts(state).map(({ id }) => id),
      start: ({ state, selected }) =>
        (hiddenContacts(state).find(({ id }) => selected.includes(id)) ?? hiddenContacts(state)[0])?.id ?? null,
    },
    forced: { kind: 'flag', label: 'He is forced to move if he will not listen' },
  },
  refuses: (state) =>
    refusesOutsideTurn(state) ??
    (unspoken(state).length === 0
      ? 'There is no civilian who has not been spoken to.'
      : speakers(state).length > 0
        ? null
        : 'Nobody of ours is active to speak.'),
  likely: ({ state, selected }) =>
    unspoken(state).length === 0 || speakers(state).length === 0
      ? 0
      : unspoken(state).some(({ id }) => selected.includes(id))
        ? 70
        : 18,
  entry: (state, { civilian }) => `Speaks with ${namesOf(state, [civilian])}`,
  run(scene, { soldier: soldierId, civilian: civilianId, shooting, hurt, nearest, forced }) {
    const talk = { soldier: figureById(scene.state, soldierId), civilian: figureById(scene.state, civilianId) }
    scene.patch('figures', civilianId, { spokenTurn: battleOf(scene.state).turn })
    const spoken = speakLocal(scene, talk, { shooting, civilianHurt: hurt })
    tellResult(scene, spoken, talk, { nearest, forced })
  },
})
