import { defineTable } from '../../../../main/engine/table.ts'

/** Enemy Generator, I Corps, DMZ (FNG p. 67). */
export const enemiesICorpsDmz = defineTable({
  id: 'enemy-generator.i-corps.dmz',
  title: 'Enemy Generator, I Corps, DMZ',
  page: 67,
  dice: { kind: 'read' },
  how: '1d6 read',
  modifiers: [],
  rows: [
    { from: 1, to: 1, outcome: 'nva', text: 'NVA' },
    { from: 2, to: 2, outcome: 'nva', text: 'NVA' },
    { from: 3, to: 3, outcome: 'nva', text: 'NVA' },
    { from: 4, to: 4, outcome: 'nva', text: 'NVA' },
    { from: 5, to: 5, outcome: 'nva', text: 'NVA' },
    { from: 6, to: 6, outcome: 'nva', text: 'NVA' },
  ],
})

/** Enemy Generator, I Corps, Coastal (FNG p. 67). */
export const enemiesICorpsCoastal = defineTable({
  id: 'enemy-generator.i-corps.coastal',
  title: 'Enemy Generator, I Corps, Coastal',
  page: 67,
  dice: { kind: 'read' },
  how: '1d6 read',
  modifiers: [],
  rows: [
    { from: 1, to: 1, outcome: 'lvc', text: 'LVC' },
    { from: 2, to: 2, outcome: 'lvc', text: 'LVC' },
    { from: 3, to: 3, outcome: 'mfvc', text: 'MFVC' },
    { from: 4, to: 4, outcome: 'mfvc', text: 'MFVC' },
    { from: 5, to: 5, outcome: 'nva', text: 'NVA' },
    { from: 6, to: 6, outcome: 'nva', text: 'NVA' },
  ],
})

/** Enemy Generator, I Corps, Interior (FNG p. 67). */
export const enemiesICorpsInterior = defineTable({
  id: 'enemy-generator.i-corps.interior',
  title: 'Enemy Generator, I Corps, Interior',
  page: 67,
  dice: { kind: 'read' },
  how: '1d6 read',
  modifiers: [],
  rows: [
    { from: 1, to: 1, outcome: 'mfvc', text: 'MFVC' },
    { from: 2, to: 2, outcome: 'mfvc', text: 'MFVC' },
    { from: 3, to: 3, outcome: 'nva', text: 'NVA' },
    { from: 4, to: 4, outcome: 'nva', text: 'NVA' },
    { from: 5, to: 5, outcome: 'nva', text: 'NVA' },
    { from: 6, to: 6, outcome: 'nva', text: 'NVA' },
  ],
})

/** Enemy Generator, II Corps, Coastal (FNG p. 68). */
export const enemiesIiCorpsCoastal = defineTable({
  id: 'enemy-generator.ii-corps.coastal',
  title: 'Enemy Generator, II Corps, Coastal',
  page: 68,
  dice: { kind: 'read' },
  how: '1d6 read',
  modifiers: [],
  rows: [
    { from: 1, to: 1, outcome: 'lvc', text: 'LVC' },
    { from: 2, to: 2, outcome: 'lvc', text: 'LVC' },
    { from: 3, to: 3, outcome: 'mfvc', text: 'MFVC' },
    { from: 4, to: 4, outcome: 'mfvc', text: 'MFVC' },
    { from: 5, to: 5, outcome: 'mfvc', text: 'MFVC' },
    { from: 6, to: 6, outcome: 'nva', text: 'NVA' },
  ],
})

/** Enemy Generator, II Corps, Interior (FNG p. 68). */
export const enemiesIiCorpsInterior = defineTable({
  id: 'enemy-generator.ii-corps.interior',
  title: 'Enemy Generator, II Corps, Interior',
  page: 68,
  dice: { kind: 'read' },
  how: '1d6 read',
  modifiers: [],
  rows: [
    { from: 1, to: 1, outcome: 'lvc', text: 'LVC' },
    { from: 2, to: 2, outcome: 'mfvc', text: 'MFVC' },
    { from: 3, to: 3, outcome: 'mfvc', text: 'MFVC' },
    { from: 4, to: 4, outcome: 'mfvc', text: 'MFVC' },
    { from: 5, to: 5, outcome: 'nva', text: 'NVA' },
    { from: 6, to: 6, outcome: 'nva', text: 'NVA' },
  ],
})

/** Enemy Generator, II Corps, Highlands (FNG p. 68). */
export const enemiesIiCorpsHighlands = defineTable({
  id: 'enemy-generator.ii-corps.highlands',
  title: 'Enemy Generator, II Corps, Highlands',
  page: 68,
  dice: { kind: 'read' },
  how: '1d6 read',
  modifiers: [],
  rows: [
    { from: 1, to: 1, outcome: 'mfvc', text: 'MFVC' },
    { from: 2, to: 2, outcome: 'nva', text: 'NVA' },
    { from: 3, to: 3, outcome: 'nva', text: 'NVA' },
    { from: 4, to: 4, outcome: 'nva', text: 'NVA' },
    { from: 5, to: 5, outcome: 'nva', text: 'NVA' },
    { from: 6, to: 6, outcome: 'nva', text: 'NVA' },
  ],
})

/** Enemy Generator, III Corps #1, Coastal (FNG p. 68). */
export const enemiesIiiCorpsCoastal = defineTable({
  id: 'enemy-generator.iii-corps.coastal',
  title: 'Enemy Generator, III Corps #1, Coastal',
  page: 68,
  dice: { kind: 'read' },
  how: '1d6 read',
  modifiers: [],
  rows: [
    { from: 1, to: 1, outcome: 'lvc', text: 'LVC' },
    { from: 2, to: 2, outcome: 'lvc', text: 'LVC' },
    { from: 3, to: 3, outcome: 'lvc', text: 'LVC' },
    { from: 4, to: 4, outcome: 'mfvc', text: 'MFVC' },
    { from: 5, to: 5, outcome: 'mfvc', text: 'MFVC' },
    { from: 6, to: 6, outcome: 'nva', text: 'NVA' },
  ],
})

/** Enemy Generator, III Corps #1, Interior (FNG p. 68). */
export const enemiesIiiCorpsInterior = defineTable({
  id: 'enemy-generator.iii-corps.interior',
  title: 'Enemy Generator, III Corps #1, Interior',
  page: 68,
  dice: { kind: 'read' },
  how: '1d6 read',
  modifiers: [],
  rows: [
    { from: 1, to: 1, outcome: 'lvc', text: 'LVC' },
    { from: 2, to: 2, outcome: 'lvc', text: 'LVC' },
    { from: 3, to: 3, outcome: 'mfvc', text: 'MFVC' },
    { from: 4, to: 4, outcome: 'mfvc', text: 'MFVC' },
    { from: 5, to: 5, outcome: 'nva', text: 'NVA' },
    { from: 6, to: 6, outcome: 'nva', text: 'NVA' },
  ],
})

/** Enemy Generator, III Corps #1, Highlands (FNG p. 68). */
export const enemiesIiiCorpsHighlands = defineTable({
  id: 'enemy-generator.iii-corps.highlands',
  title: 'Enemy Generator, III Corps #1, Highlands',
  page: 68,
  dice: { kind: 'read' },
  how: '1d6 read',
  modifiers: [],
  rows: [
    { from: 1, to: 1, outcome: 'lvc', text: 'LVC' },
    { from: 2, to: 2, outcome: 'mfvc', text: 'MFVC' },
    { from: 3, to: 3, outcome: 'mfvc', text: 'MFVC' },
    { from: 4, to: 4, outcome: 'nva', text: 'NVA' },
    { from: 5, to: 5, outcome: 'nva', text: 'NVA' },
    { from: 6, to: 6, outcome: 'nva', text: 'NVA' },
  ],
})

/** Enemy Generator, III Corps #2, Free Fire Zone (FNG p. 68). */
export const enemiesIiiCorpsFreeFireZone = defineTable({
  id: 'enemy-generator.iii-corps.free-fire-zone',
  title: 'Enemy Generator, III Corps #2, Free Fire Zone',
  page: 68,
  dice: { kind: 'read' },
  how: '1d6 read',
  modifiers: [],
  rows: [
    { from: 1, to: 1, outcome: 'lvc', text: 'LVC' },
    { from: 2, to: 2, outcome: 'mfvc', text: 'MFVC' },
    { from: 3, to: 3, outcome: 'mfvc', text: 'MFVC' },
    { from: 4, to: 4, outcome: 'nva', text: 'NVA' },
    { from: 5, to: 5, outcome: 'nva', text: 'NVA' },
    { from: 6, to: 6, outcome: 'nva', text: 'NVA' },
  ],
})

/** Enemy Generator, III Corps #2, Swamp (FNG p. 68). */
export const enemiesIiiCorpsSwamp = defineTable({
  id: 'enemy-generator.iii-corps.swamp',
  title: 'Enemy Generator, III Corps #2, Swamp',
  page: 68,
  dice: { kind: 'read' },
  how: '1d6 read',
  modifiers: [],
  rows: [
    { from: 1, to: 1, outcome: 'lvc', text: 'LVC' },
    { from: 2, to: 2, outcome: 'lvc', text: 'LVC' },
    { from: 3, to: 3, outcome: 'mfvc', text: 'MFVC' },
    { from: 4, to: 4, outcome: 'mfvc', text: 'MFVC' },
    { from: 5, to: 5, outcome: 'nva', text: 'NVA' },
    { from: 6, to: 6, outcome: 'nva', text: 'NVA' },
  ],
})

/** Enemy Generator, IV Corps, Swamp (FNG p. 68). */
export const enemiesIvCorpsSwamp = defineTable({
  id: 'enemy-generator.iv-corps.swamp',
  title: 'Enemy Generator, IV Corps, Swamp',
  page: 68,
  dice: { kind: 'read' },
  how: '1d6 read',
  modifiers: [],
  rows: [
    { from: 1, to: 1, outcome: 'lvc', text: 'LVC' },
    { from: 2, to: 2, outcome: 'lvc', text: 'LVC' },
    { from: 3, to: 3, outcome: 'mfvc', text: 'MFVC' },
    { from: 4, to: 4, outcome: 'mfvc', text: 'MFVC' },
    { from: 5, to: 5, outcome: 'mfvc', text: 'MFVC' },
    { from: 6, to: 6, outcome: 'nva', text: 'NVA' },
  ],
})

/** Enemy Generator, IV Corps, Interior (FNG p. 68). */
export const enemiesIvCorpsInterior = defineTable({
  id: 'enemy-generator.iv-corps.interior',
  title: 'Enemy Generator, IV Corps, Interior',
  page: 68,
  dice: { kind: 'read' },
  how: '1d6 read',
  modifiers: [],
  rows: [
    { from: 1, to: 1, outcome: 'lvc', text: 'LVC' },
    { from: 2, to: 2, outcome: 'lvc', text: 'LVC' },
    { from: 3, to: 3, outcome: 'mfvc', text: 'MFVC' },
    { from: 4, to: 4, outcome: 'mfvc', text: 'MFVC' },
    { from: 5, to: 5, outcome: 'mfvc', text: 'MFVC' },
    { from: 6, to: 6, outcome: 'nva', text: 'NVA' },
  ],
})

/** Enemy Generator, IV Corps, Free Fire Zone (FNG p. 68). */
export const enemiesIvCorpsFreeFireZone = defineTable({
  id: 'enemy-generator.iv-corps.free-fire-zone',
  title: 'Enemy Generator, IV Corps, Free Fire Zone',
  page: 68,
  dice: { kind: 'read' },
  how: '1d6 read',
  modifiers: [],
  rows: [
    { from: 1, to: 1, outcome: 'mfvc', text: 'MFVC' },
    { from: 2, to: 2, outcome: 'mfvc', text: 'MFVC' },
    { from: 3, to: 3, outcome: 'nva', text: 'NVA' },
    { from: 4, to: 4, outcome: 'nva', text: 'NVA' },
    { from: 5, to: 5, outcome: 'nva', text: 'NVA' },
    { from: 6, to: 6, outcome: 'nva', text: 'NVA' },
  ],
})
