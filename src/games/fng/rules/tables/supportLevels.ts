import { defineTable } from '../../../../main/engine/table.ts'

/** Support Level 1 (FNG p. 75). */
export const supportLevel1 = defineTable({
  id: 'support-level.1',
  title: 'Support Level 1',
  page: 75,
  dice: { kind: 'lookUp' },
  how: 'nothing is rolled (read by SL)',
  onPaper: '',
  modifiers: [
    { when: 'mortars', text: 'On Demand mortars, on Artillery/Mortars Request', to: 'score', by: -1 },
    { when: 'medevac', text: 'On Demand medevac, on Medevac Request', to: 'score', by: -1 },
    { when: 'allOther', text: 'On Demand, all other support, on its request table', to: 'score', by: -3 },
  ],
  rows: [
    { key: 'readySupport', gives: { readySupport: '' }, cells: { entry: 'Ready Support', content: 'none' } },
    {
      key: 'onDemandSupport',
      cells: { entry: 'On Demand Support', content: 'mortars, medevac, all other support' },
    },
    { key: 'reinforcements', cells: { entry: 'Reinforcements', content: 'only by Activation roll (p. 93)' } },
    { key: 'defenseMission', gives: { rtp: 'none' }, cells: { entry: 'Defense mission', content: 'no RTPs' } },
  ],
})

/** Support Level 2 (FNG p. 75). */
export const supportLevel2 = defineTable({
  id: 'support-level.2',
  title: 'Support Level 2',
  page: 75,
  dice: { kind: 'lookUp' },
  how: 'nothing is rolled (read by SL)',
  onPaper: '',
  tells: { rtp: 'content' },
  modifiers: [
    { when: 'mortars', text: 'On Demand mortars, on Artillery/Mortars Request', to: 'score', by: 0, effect: '0' },
    { when: 'medevac', text: 'On Demand medevac, on Medevac Request', to: 'score', by: 0, effect: '0' },
    { when: 'allOther', text: 'On Demand, all other support, on its request table', to: 'score', by: -2 },
    { when: 'reinforcements', text: 'Reinforcements request, on Reinforcements Request', to: 'score', by: -2 },
  ],
  rows: [
    { key: 'readySupport', gives: { readySupport: '' }, cells: { entry: 'Ready Support', content: 'none' } },
    {
      key: 'onDemandSupport',
      cells: { entry: 'On Demand Support', content: 'mortars, medevac, all other support' },
    },
    {
      key: 'reinforcements',
      cells: { entry: 'Reinforcements', content: 'by request, and by Activation roll (p. 93)' },
    },
    {
      key: 'defenseMission',
      gives: { rtp: 'half' },
      cells: { entry: 'Defense mission', content: '1/2d6 RTPs (p. 76)' },
    },
  ],
})

/** Support Level 3 (FNG p. 75). */
export const supportLevel3 = defineTable({
  id: 'support-level.3',
  title: 'Support Level 3',
  page: 75,
  dice: { kind: 'lookUp' },
  how: 'nothing is rolled (read by SL)',
  onPaper: '',
  tells: { rtp: 'content' },
  modifiers: [
    { when: 'mortars', text: 'On Demand mortars, on Artillery/Mortars Request', to: 'score', by: 0, effect: '0' },
    { when: 'medevac', text: 'On Demand medevac, on Medevac Request', to: 'score', by: 0, effect: '0' },
    { when: 'artillery', text: 'On Demand artillery, on Artillery/Mortars Request', to: 'score', by: -2 },
    { when: 'allOther', text: 'On Demand, all other support, on its request table', to: 'score', by: -1 },
    { when: 'reinforcements', text: 'Reinforcements request, on Reinforcements Request', to: 'score', by: -1 },
  ],
  rows: [
    {
      key: 'readySupport',
      gives: { readySupport: 'helicopters' },
      cells: { entry: 'Ready Support', content: 'one helicopter mission (p. 87)' },
    },
    {
      key: 'onDemandSupport',
      cells: {
        entry: 'On Demand Support',
        content: 'mortars, medevac, artillery, all other support',
      },
    },
    {
      key: 'reinforcements',
      cells: { entry: 'Reinforcements', content: 'by request, and by Activation roll (p. 93)' },
    },
    { key: 'defenseMission', gives: { rtp: '1d6' }, cells: { entry: 'Defense mission', content: '1d6 RTPs (p. 76)' } },
  ],
})

/** Support Level 4 (FNG p. 75). */
export const supportLevel4 = defineTable({
  id: 'support-level.4',
  title: 'Support Level 4',
  page: 75,
  dice: { kind: 'lookUp' },
  how: 'nothing is rolled (read by SL)',
  onPaper: '',
  tells: { rtp: 'content' },
  modifiers: [
    { when: 'mortars', text: 'On Demand mortars, on Artillery/Mortars Request', to: 'score', by: 0, effect: '0' },
    { when: 'medevac', text: 'On Demand medevac, on Medevac Request', to: 'score', by: 0, effect: '0' },
    { when: 'artillery', text: 'On Demand artillery, on Artillery/Mortars Request', to: 'score', by: -1 },
    { when: 'allOther', text: 'On Demand, all other support, on its request table', to: 'score', by: -1 },
    { when: 'reinforcements', text: 'Reinforcements request, on Reinforcements Request', to: 'score', by: -1 },
  ],
  rows: [
    {
      key: 'readySupport',
      gives: { readySupport: 'helicopters tacticalAir' },
      cells: { entry: 'Ready Support', content: 'one helicopter mission (p. 87); one FAC (p. 84)' },
    },
    {
      key: 'onDemandSupport',
      cells: {
        entry: 'On Demand Support',
        content: 'mortars, medevac, artillery, all other support',
      },
    },
    {
      key: 'reinforcements',
      cells: { entry: 'Reinforcements', content: 'by request, and by Activation roll (p. 93)' },
    },
    { key: 'defenseMission', gives: { rtp: '1d6' }, cells: { entry: 'Defense mission', content: '1d6 RTPs (p. 76)' } },
  ],
})

/** Support Level 5 (FNG p. 75). */
export const supportLevel5 = defineTable({
  id: 'support-level.5',
  title: 'Support Level 5',
  page: 75,
  dice: { kind: 'lookUp' },
  how: 'nothing is rolled (read by SL)',
  onPaper: '',
  tells: { rtp: 'content' },
  modifiers: [
    { when: 'allSupport', text: 'On Demand, all support, on its request table', to: 'score', by: 0, effect: '0' },
    {
      when: 'reinforcements',
      text: 'Reinforcements request, on Reinforcements Request',
      to: 'score',
      by: 0,
      effect: '0',
    },
  ],
  rows: [
    {
      key: 'readySupport',
      gives: { readySupport: 'helicopters tacticalAir artillery' },
      cells: {
        entry: 'Ready Support',
        content: 'one helicopter mission (p. 87); one FAC (p. 84); one artillery mission (p. 78)',
      },
    },
    {
      key: 'onDemandSupport',
      cells: { entry: 'On Demand Support', content: 'all support by its request table (pp. 76, 80, 87, 89)' },
    },
    {
      key: 'reinforcements',
      cells: { entry: 'Reinforcements', content: 'by request, and by Activation roll (p. 93)' },
    },
    { key: 'defenseMission', gives: { rtp: '2d6' }, cells: { entry: 'Defense mission', content: '2d6 RTPs (p. 76)' } },
  ],
})

/** Support Level 6 (FNG p. 75). */
export const supportLevel6 = defineTable({
  id: 'support-level.6',
  title: 'Support Level 6',
  page: 75,
  alsoOn: [76],
  dice: { kind: 'lookUp' },
  how: 'nothing is rolled (read by SL)',
  onPaper: '',
  tells: { rtp: 'content' },
  modifiers: [
    { when: 'allSupport', text: 'On Demand, all support, on its request table', to: 'score', by: 0, effect: '0' },
    {
      when: 'reinforcements',
      text: 'Reinforcements request, on Reinforcements Request',
      to: 'score',
      by: 0,
      effect: '0',
    },
  ],
  rows: [
    {
      key: 'readySupport',
      gives: { readySupport: 'helicopters tacticalAir artillery reinforcements' },
      cells: {
        entry: 'Ready Support',
        content:
          'one helicopter mission (p. 87); one FAC (p. 84); one artillery mission (p. 78); one reinforcement (p. 93)',
      },
    },
    {
      key: 'onDemandSupport',
      cells: {
        entry: 'On Demand Support',
        content: 'all support by its request table (pp. 76, 80, 87, 89), no modifiers',
      },
    },
    {
      key: 'reinforcements',
      cells: { entry: 'Reinforcements', content: 'by request, and by Activation roll (p. 93)' },
    },
    { key: 'defenseMission', gives: { rtp: '2d6' }, cells: { entry: 'Defense mission', content: '2d6 RTPs (p. 76)' } },
  ],
})
