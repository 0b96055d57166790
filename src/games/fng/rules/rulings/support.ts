import { chapter } from './ruling.ts'

/** Radios and support (digest 34). */
export const support = chapter('34', 'Radios and support', [
  [72, 'Static is rolled for every call; 2 to 5 do nothing.'],
  [72, 'No score passes or fails by itself.'],
  [73, "The commander's own die is needed, though an example leaves it out."],
  [73, 'A lost connection costs the call only.'],
  [73, 'A relayed order is one call and one roll.'],
  [
    74,
    'A lower Leader calls the Force Commander first, who calls on in the same Activation; each radio has its one call.',
  ],
  [74, 'With nobody in command whoever has a radio asks for himself.'],
  [74, 'Support that is not over the table may be released; its cost stays.'],
  [74, 'Support Level modifiers printed twice count once.'],
  [75, 'At Support Level 1 reinforcements cannot be asked for.', 'reinforcementsAtSl1'],
  [75, 'At Support Level 4 they are asked for at -1.'],
  [75, 'The mixed columns of the six levels are taken apart.'],
  [76, 'Ready reinforcements roll as if two dice had passed.'],
  [75, 'A ready FAC brings himself, no strike.'],
])
