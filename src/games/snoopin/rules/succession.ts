import { rankNames } from './leaders.ts'
import { losePointMan } from './pointMan.ts'
import type { Scene } from './scene.ts'
import type { Man, Role, SnoopinState, Turn } from './state.ts'
import { unitName } from './units.ts'

/** Where a man stands, and as what. */
type Place = Pick<Man, 'forceId' | 'squadId' | 'teamId' | 'role'>

type Leading = Exclude<Role, 'medic' | 'man'>

interface Ladder {
  /** Whoever is of the first of these ranks that is there may step up. */
  readonly ranks: readonly Role[]
  readonly within: 'forceId' | 'squadId' | 'teamId'
  /** He may be sent from outside the platoon as well: then it is the replacement himself. */
  readonly outside: boolean
}

/** Who may step into the place of each leader (ruling). */
const ladders: Readonly<Record<Leading, Ladder>> = {
  officer: { ranks: ['sergeant', 'squadLeader'], within: 'forceId', outside: true },
  sergeant: { ranks: ['squadLeader', 'teamLeader'], within: 'forceId', outside: true },
  squadLeader: { ranks: ['teamLeader', 'man'], within: 'squadId', outside: false },
  teamLeader: { ranks: ['man'], within: 'teamId', outside: false },
}

/**
 * A leader who is gone for good is followed by an old hand of those below him, whose own place is filled in the same way.
 * @param leaves who leaves his place: lost for good, or on his way up.
 * @returns the place that is free at last: there the replacement stands.
 */
export function fillFromBelow(scene: Scene, turn: Turn, leaves: Man): Place {
  const { forceId, squadId, teamId, role } = leaves
  const place: Place = { forceId, squadId, teamId, role }
  if (role === 'medic' || role === 'man') return place
  if (hasOther(scene.state, leaves, place)) return { ...place, role: 'man' }
  const next = chooseNext(scene, leaves, whoMay(scene.state, turn, leaves, ladders[role]), ladders[role])
  if (next === null) return place
  if (next.teamId !== teamId) losePointMan(scene, next.id, false)
  scene.patch('men', next.id, place)
  scene.note(`${next.name} steps up: ${rankNames[role].toLowerCase()} of ${unitName(scene.state, leaves)}.`, {
    ...{ collection: 'men', id: next.id, field: 'role' },
  })
  return fillFromBelow(scene, turn, next)
}

/** Has the place been given to somebody by hand? */
const hasOther = ({ men }: SnoopinState, leaves: Man, place: Place): boolean =>
  men.some(
    (man) =>
      man.id !== leaves.id &&
      man.status === 'fit' &&
      (Object.keys(place) as (keyof Place)[]).every((field) => man[field] === place[field]),
  )

/** @returns the old hands of the highest rank below a leader that is there and fit, in order of service. */
function whoMay({ men }: SnoopinState, turn: Turn, leaves: Man, { ranks, within }: Ladder): Man[] {
  const old = men.filter(
    (man) =>
      man.id !== leaves.id &&
      man.forceId === leaves.forceId &&
      man[within] === leaves[within] &&
      man.status === 'fit' &&
      man.joinedTurnId !== turn.id,
  )
  const role = ranks.find((rank) => old.some((man) => man.role === rank))
  return old.filter((man) => man.role === role).toSorted((a, b) => (a.joinedTurnId ?? 0) - (b.joinedTurnId ?? 0))
}

/** No name of a man is a number of his row. */
const fromOutside = 'outside'

/** Where there is but one way it is no question. */
function chooseNext(scene: Scene, leaves: Man, able: readonly Man[], { outside }: Ladder): Man | null {
  const { state } = scene
  const options = [
    ...able.map((man, i) => ({ value: String(man.id), label: man.name, brings: aboutMan(state, man, i === 0) })),
    ...(outside ? [{ value: fromOutside, label: 'The replacement', brings: 'from outside the platoon' }] : []),
  ]
  if (able.length === 0 || options.length === 1) return able[0] ?? null
  const why = `${rankNames[leaves.role]} of ${unitName(state, leaves)} after ${leaves.name}`
  const chosen = scene.choose({ key: 'snoopin.steps-up', subject: leaves.id, why, options })
  return able.find(({ id }) => String(id) === chosen) ?? null
}

function aboutMan(state: SnoopinState, man: Man, isFirst: boolean): string {
  const joined = state.turns.find(({ id }) => id === man.joinedTurnId)
  const since = joined ? `since turn ${joined.number}` : 'from the start'
  const first = isFirst ? '; first by rank and service' : ''
  return `${rankNames[man.role].toLowerCase()} of ${unitName(state, man)}, there ${since}${first}`
}
