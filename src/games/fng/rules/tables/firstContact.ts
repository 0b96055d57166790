import { defineTable } from '../../../../main/engine/table.ts'

/** VC/NVA Activity (FNG p. 68). */
export const vcNvaActivity = defineTable({
  id: 'vc-nva-activity',
  title: 'VC/NVA Activity',
  page: 68,
  dice: { kind: 'passing', count: 2, versus: 'EAL' },
  how: '2d6 passing vs EAL',
  tells: { eal: 'EAL', pefRep: 'PEF REP', reinforcementDice: 'Reinforcements test' },
  modifiers: [],
  rows: [
    {
      from: 2,
      to: 2,
      outcome: 'high',
      gives: { eal: 1, pefRep: 5, reinforcementDice: 3 },
      text: 'High activity',
      cells: {
        EAL: '+1',
        'PEF REP': 5,
        'Reinforcements test': '3d6 instead of 2d6',
        'Received Fire Test (VC/NVA)': '+1 to REP',
        'Cohesion Test (VC/NVA)': '3d6 instead of 2d6',
      },
    },
    {
      from: 1,
      to: 1,
      outcome: 'normal',
      gives: { eal: 0, pefRep: 3, reinforcementDice: 2 },
      text: 'Normal activity; all Reaction Tests normal',
      cells: {
        EAL: 'no change',
        'PEF REP': 3,
        'Reinforcements test': '2d6',
        'Received Fire Test (VC/NVA)': 'normal',
        'Cohesion Test (VC/NVA)': 'normal',
      },
    },
    {
      from: 0,
      to: 0,
      outcome: 'low',
      gives: { eal: -1, pefRep: 1, reinforcementDice: 1 },
      text: 'Low activity',
      cells: {
        EAL: '-1',
        'PEF REP': 1,
        'Reinforcements test': '1d6 instead of 2d6',
        'Received Fire Test (VC/NVA)': '-1 to REP',
        'Cohesion Test (VC/NVA)': '1d6 instead of 2d6',
      },
    },
  ],
})

/** Distance between squad members (FNG p. 69). */
export const vcNvaSpacing = defineTable({
  id: 'vc-nva-spacing',
  title: 'Distance between squad members',
  page: 69,
  dice: { kind: 'lookUp' },
  how: 'nothing is rolled (read by enemy type)',
  onPaper: '',
  figures: ['distance between figures'],
  tells: { inches: 'distance between figures' },
  modifiers: [],
  rows: [
    { key: 'lvc', gives: { inches: 2 }, cells: { enemy: 'LVC', 'distance between figures': '2"' } },
    { key: 'mfvc', gives: { inches: 3 }, cells: { enemy: 'MFVC', 'distance between figures': '3"' } },
    { key: 'nva', gives: { inches: 4 }, cells: { enemy: 'NVA', 'distance between figures': '4"' } },
  ],
})

/** VC/NVA Action (FNG p. 69). */
export const vcNvaAction = defineTable({
  id: 'vc-nva-action',
  title: 'VC/NVA Action',
  page: 69,
  alsoOn: [116],
  dice: { kind: 'passing', count: 2, versus: 'EAL' },
  how: '2d6 passing vs EAL',
  modifiers: [
    {
      when: 'outnumbers',
      text: 'VC/NVA group has at least twice the figures of the closest player group',
      to: 'dice',
      by: 1,
    },
  ],
  notes: [
    '(1) Human wave: outnumbering three to one or more, they throw no grenades and add one automatic success in the Charge into Melee Test.',
    '(2) LVC turn into two PEFs instead (Melt Away).',
  ],
  rows: [
    {
      from: 2,
      to: 'more',
      when: 'beyond12',
      outcome: 'assault',
      text: 'Assault: moves at top speed to get into range, in cover where possible; once in range sets up to fire',
      cells: { 'distance / LOS': 'farther than 12"' },
    },
    {
      from: 2,
      to: 'more',
      when: 'beyond6',
      outcome: 'assault',
      text: 'Assault: splits into two equal groups. One, with all support weapons, fires; the other tries to charge, Fast Moving if needed',
      cells: { 'distance / LOS': 'within 12", farther than 6"' },
    },
    {
      from: 2,
      to: 'more',
      outcome: 'assault',
      text: 'Assault: as within 12", but first 1d6 per group member: (5-6) that member tries to ready and throw a grenade; after the throws the other members charge into melee. Note (1)',
      cells: { 'distance / LOS': 'within 6"' },
    },
    {
      from: 1,
      to: 1,
      when: 'within12',
      outcome: 'maneuver',
      text: 'Maneuver: as if 2d6 were passed',
      cells: { 'distance / LOS': 'within 12"' },
    },
    {
      from: 1,
      to: 1,
      when: 'outOfSight',
      outcome: 'maneuver',
      text: 'Maneuver: Fast Move. Note (2)',
      cells: { 'distance / LOS': 'farther than 12", out of LOS' },
    },
    {
      from: 1,
      to: 1,
      when: 'inSight',
      outcome: 'maneuver',
      text: 'Maneuver: moves at normal speed',
      cells: { 'distance / LOS': 'farther than 12", in LOS' },
    },
    {
      from: 1,
      to: 1,
      outcome: 'maneuver',
      text: "Maneuver: the move ends in the best cover from which most of the group's fire can reach the weakest enemy position",
      cells: { 'distance / LOS': 'farther than 12", FWF on a Defense mission' },
    },
    {
      from: 0,
      to: 0,
      outcome: 'harass',
      text: 'Harass: moves to the limit of range or LOS; fires at the most isolated figure, the one that lets the fewest others fire back; -1d6 if forced to take the Charge into Melee Test',
      cells: { 'distance / LOS': 'any' },
    },
  ],
})
