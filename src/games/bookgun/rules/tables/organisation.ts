import { defineTable } from '../../../../main/engine/table.ts'
import { nations } from '../organisation/nations.ts'
import { companyWords, platoonWords, squadWords } from '../organisation/words.ts'

/** The words of `../organisation`, which the rosters are made of too. */
export const organization = defineTable({
  id: 'bag.organization',
  title: 'Army organization by nation',
  page: 6,
  alsoOn: [7],
  dice: { kind: 'lookUp' },
  modifiers: [],
  notes: [
    'Three squads, a weapons squad and a platoon headquarters are a platoon, three platoons a company; armor comes in platoons of 3 to 5.',
  ],
  rows: nations.map((nation) => ({
    key: nation.id,
    cells: {
      nation: nation.title,
      squad: squadWords(nation),
      'platoon headquarters and support': platoonWords(nation),
      'company and armor': companyWords(nation),
    },
  })),
})

/** In force whenever civilians are present. `note`: what comes of ignoring it; `short`: in one line. */
export const rulesOfEngagement = defineTable({
  id: 'bag.rules-of-engagement',
  title: 'Rules of engagement',
  page: 7,
  dice: { kind: 'lookUp' },
  modifiers: [],
  rows: [
    {
      key: 'ROE1',
      gives: { short: 'only when fired on, at a spotted firer, nobody in the line' },
      cells: { rule: 'ROE1', name: 'Weapons Hold', note: 'A soldier who ignores it is removed at once.' },
      text: 'Fire only when fired on, only at the firer and only if he is spotted, with no non-combatant in the line of fire.',
    },
    {
      key: 'ROE2',
      gives: { short: 'the leader on the spot decides, with every care' },
      cells: { rule: 'ROE2', name: 'Weapons Tight', note: 'A leader who does not is relieved and removed at once.' },
      text: 'The leader on the spot decides when and where to fire, and takes every care to avoid non-combatant injury.',
    },
    {
      key: 'ROE3',
      gives: { short: 'clear targets, no speculative fire; the usual case' },
      cells: { rule: 'ROE3', name: 'Weapons Ready', note: 'The usual case.' },
      text: 'Soldiers defend themselves as they think best. No speculative fire, clear targets only; some non-combatant injury is accepted.',
    },
    {
      key: 'ROE4',
      gives: { short: 'fire as needed, never at civilians on purpose' },
      cells: { rule: 'ROE4', name: 'Weapons Free', note: 'Who aims at civilians on purpose is removed.' },
      text: 'A war: soldiers fire as needed.',
    },
  ],
})
