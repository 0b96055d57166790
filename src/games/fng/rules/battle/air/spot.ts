import { aerialSpotting } from '../../tables/airStrikes.ts'
import { defineAction, type Asking, type Fields } from '../action.ts'
import { battleOf, contactById, groupById, groupsOf, refusesOutsideTurn, type Craft } from '../battle.ts'
import { aboutContact, contactName, hiddenContacts } from '../contacts/contact.ts'
import { resolveContact } from '../contacts/resolve.ts'
import { lasts } from '../events/lasts.ts'
import { stances, type Stance } from '../fire/stances.ts'
import { mustSee } from '../helicopters/nightFlyers.ts'
import type { FngState } from '../../state.ts'
import type { Scene } from '../scene.ts'
import { isConcealed, isCovered } from './aim.ts'
import { craftById, helicoptersIn, pilotRep } from './craft.ts'
import { craftField } from './runForm.ts'

/** What may be spotted from the air: PEFs, and groups of the enemy (FNG p. 84). */
export const spotFields = (asked: (asking: Asking) => boolean = () => true) =>
  ({
    pefs: {
      kind: 'rows',
      label: 'PEFs within 12" of the Flight Line',
      least: 0,
      most: 12,
      asked: (asking) => asked(asking) && hiddenContacts(asking.state).length > 0,
      fields: {
        contact: {
          kind: 'pick',
          from: 'contacts',
          label: 'PEF',
          among: ({ state }) => hiddenContacts(state).map(({ id }) => id),
        },
        stands: { kind: 'choice', label: 'Seen from the air', options: stances },
      },
    },
    groups: {
      kind: 'rows',
      label: 'Enemy groups within 12"',
      least: 0,
      most: 12,
      asked: (asking) => asked(asking) && groupsOf(asking.state, 'theirs').length > 0,
      fields: {
        group: {
          kind: 'pick',
          from: 'groups',
          label: 'Group',
          among: ({ state }) => groupsOf(state, 'theirs').map(({ id }) => id),
        },
        stands: { kind: 'choice', label: 'Seen from the air', options: stances },
      },
    },
  }) as const satisfies Fields

interface Looking {
  readonly pefs: readonly { readonly contact: number; readonly stands: Stance }[]
  readonly groups: readonly { readonly group: number; readonly stands: Stance }[]
}

/**
 * The Aerial Spotting Check of each target once (FNG p. 84): a PEF that is spotted is revealed at once, and whoever is
 * spotted may be struck, or shelled next turn as an observer's target.
 */
export function spot(scene: Scene, craftId: number, { pefs, groups }: Looking, hovering: boolean): void {
  const targets = [
    ...pefs.map(({ contact: id, stands }) => ({ id, stands, name: contactName(contactById(scene.state, id)) })),
    ...groups.map(({ group: id, stands }) => ({ id, stands, name: `Group ${groupById(scene.state, id).name}` })),
  ].filter(({ id }, i, all) => all.findIndex((other) => other.id === id) === i)
  const craft = craftById(scene.state, craftId)
  const rolls = scene.rollAll(
    aerialSpotting,
    targets.map(({ id, stands, name }) => ({
      subject: id,
      why: `${name}, from ${craft.name}`,
      when: { targetInCover: isCovered(stands), targetConcealed: isConcealed(stands), hovering },
      numbers: { 'REP of the pilot': pilotRep(craft) },
    })),
  )
  const seen = targets.filter((target, i) => {
    const spotted = rolls[i]!.row.outcome === 'spotted'
    scene.tell(rolls[i]!, `${target.name}: ${spotted ? 'spotted' : 'not spotted'}.`, aboutContact(target))
    return spotted
  })
  if (seen.length === 0) return
  const { turn } = battleOf(scene.state)
  lasts(scene, 'spottedFromAir', { since: turn + 1, until: turn + 1 })
  for (const { id } of seen) {
    const contact = scene.state.contacts.find((each) => each.id === id)
    if (contact?.status === 'hidden') resolveContact(scene, id, { byUnit: false })
  }
}

/** In the air over the table, and has not looked out this turn: each target is checked once (FNG p. 84). */
const lookers = (state: FngState): Craft[] =>
  overhead(state).filter(({ lookedTurn }) => lookedTurn !== battleOf(state).turn)

const overhead = (state: FngState): Craft[] =>
  helicoptersIn(state).filter(({ mode }) => mode === 'flying' || mode === 'hovering')

function whyNoLookout(state: FngState): string | null {
  if (overhead(state).length === 0) return 'No helicopter flies or hovers over the table.'
  if (lookers(state).length === 0) return 'Whoever is over the table has looked out this turn.'
  const isAnybody = hiddenContacts(state).length + groupsOf(state, 'theirs').length > 0
  return isAnybody ? null : 'There is nothing to look out for.'
}

/** A helicopter over the table looks out for the enemy (FNG pp. 84, 88). */
export const spotFromHelicopter = defineAction({
  name: 'spotFromHelicopter',
  title: 'Look out from a helicopter',
  section: 'air',
  page: 84,
  words: ['aerial spotting', 'Loach', 'Firefly', 'Nighthawk', 'scout', 'hunter'],
  tables: [aerialSpotting],
  fields: {
    craft: craftField('Helicopter', lookers),
    ...spotFields(),
  },
  refuses: (state) => refusesOutsideTurn(state) ?? whyNoLookout(state),
  likely: ({ state }) => (lookers(state).length > 0 && hiddenContacts(state).length > 0 ? 45 : 0),
  run(scene, { craft, ...looking }) {
    mustSee(scene.state, craftById(scene.state, craft))
    scene.patch('craft', craft, { lookedTurn: battleOf(scene.state).turn })
    if (looking.pefs.length + looking.groups.length === 0) scene.note('Nobody is within 12".', { page: 84 })
    spot(scene, craft, looking, craftById(scene.state, craft).mode === 'hovering')
  },
})
