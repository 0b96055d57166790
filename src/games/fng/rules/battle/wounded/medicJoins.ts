import { explainDice } from '../../../../../main/engine/lines.ts'
import { rowFor, rowOf } from '../../../../../main/engine/table.ts'
import { fullName } from '../../naming.ts'
import { missionOf, soldierById } from '../../people.ts'
import type { FngState, Soldier } from '../../state.ts'
import { memberOf } from '../../steps/setup/chooseParty.ts'
import { rulesOf } from '../../house/rulesOf.ts'
import { setOutWithTwo } from '../../steps/setup/medic.ts'
import { medicAvailability } from '../../tables/casualties.ts'
import { defineAction } from '../action.ts'
import { battleOf, figuresOf, groupById, groupsOf, refusesOutsideBattle } from '../battle.ts'
import { figureOf } from '../begin/deployed.ts'
import type { Scene } from '../scene.ts'

/** What stands among the things that last once the die for two squads has been thrown. */
const asked = 'The die for the Medic has been thrown'

/** The platoon's Medic, not a man who merely acts as one (FNG p. 5), if he is fit and has not come yet. */
function medicToCome(state: FngState): Soldier | null {
  const billets = state.billets.filter(({ post, soldierId }) => post === 'medic' && soldierId !== null)
  const men = billets.map(({ soldierId }) => soldierById(state, soldierId!))
  const here = new Set(state.figures.map(({ soldierId }) => soldierId))
  return men.find(({ id, status }) => status === 'present' && !here.has(id)) ?? null
}

/** Two squads that set out together threw their die in the set-up. */
const hasAsked = (state: FngState): boolean => setOutWithTwo(state) || state.lasting.some(({ name }) => name === asked)

/** Does he come with the rest of the platoon? A campaign may play it otherwise. */
const comesWithPlatoon = (state: FngState): boolean =>
  rowOf(rulesOf(state).table(medicAvailability), 'platoonArrives').outcome === 'present'

const whyNot = (state: FngState): string | null => {
  if (figuresOf(state, 'ours').some(({ soldierId, role }) => soldierId !== null && role === 'medic'))
    return 'A Medic is on the table.'
  if (medicToCome(state) === null) return 'The platoon has no Medic who could come.'
  if (hasAsked(state) && !comesWithPlatoon(state)) return 'The Medic does not come any more.'
  return ourGroups(state).length > 0 ? null : 'No group of ours is on the table that he could join.'
}

const ourGroups = (state: FngState) => groupsOf(state, 'ours').filter(({ squad }) => squad !== null)

/**
 * The platoon's Medic comes with its second squad on a die, and with the rest of the platoon surely (FNG p. 39). For those
 * who set out the die has been thrown in the set-up, among the attachments (FNG p. 8).
 */
export const medicJoins = defineAction({
  name: 'medicJoins',
  title: 'The Medic joins',
  section: 'wounded',
  page: 39,
  words: ['medic', 'corpsman', 'doc', 'arrives', 'second squad', 'platoon'],
  tables: [medicAvailability],
  fields: {
    with: {
      kind: 'choice',
      label: 'On the table now',
      options: ({ state }) => [
        ...(hasAsked(state) ? [] : [{ value: 'twoSquads', label: 'Two squads' }]),
        ...(comesWithPlatoon(state) ? [{ value: 'platoon', label: 'The whole platoon' }] : []),
      ],
    },
    group: {
      kind: 'pick',
      from: 'groups',
      label: 'He is with',
      among: ({ state }) => ourGroups(state).map(({ id }) => id),
      start: ({ state, selected }) =>
        (ourGroups(state).find(({ id }) => selected.includes(id)) ?? ourGroups(state).at(-1))?.id ?? null,
    },
  },
  refuses: (state) => refusesOutsideBattle(state) ?? whyNot(state),
  likely: () => 3,
  run(scene, { with: who, group }) {
    const medic = medicToCome(scene.state)!
    if (who === 'twoSquads' && !comesWithSquad(scene, medic)) return
    const mission = missionOf(scene.state)
    const { squad } = groupById(scene.state, group)
    scene.add('figures', figureOf(scene.state, mission, medic.id, group))
    if (!scene.state.party.some((man) => man.missionId === mission.id && man.soldierId === medic.id)) {
      scene.add('party', memberOf(mission.id, { soldier: medic, squad: squad!, attached: true }))
    }
    const about = { collection: 'soldiers', id: medic.id, field: 'battle' }
    scene.note(`${fullName(scene.state, medic)} joins ${groupById(scene.state, group).name}.`, { about, page: 39 })
  },
})

function comesWithSquad(scene: Scene, medic: Soldier): boolean {
  const table = scene.table(medicAvailability)
  const when = { twoSquads: true }
  const thrown = scene.dice({
    key: table.id,
    subject: medic.id,
    count: 1,
    why: `${table.title}: ${fullName(scene.state, medic)}`,
    readings: [{ table, situation: { subject: medic.id, why: fullName(scene.state, medic), when } }],
  })
  const row = rowFor(table, thrown.faces[0]!, {}, when)
  const comes = row.outcome === 'present'
  const text = comes ? `${fullName(scene.state, medic)} is with one of the two squads.` : `${row.text}.`
  const about = { collection: 'soldiers', id: medic.id, field: 'battle' }
  scene.say(explainDice(text, thrown, { about, table: table.id, page: table.page }))
  scene.add('lasting', {
    kind: 'event',
    name: asked,
    sector: null,
    figureId: null,
    structureId: null,
    since: battleOf(scene.state).turn,
    until: null,
    amount: 0,
  })
  return comes
}
