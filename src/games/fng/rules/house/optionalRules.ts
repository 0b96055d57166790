import { defineSwitches } from './switchTypes.ts'

/** Rules that a campaign takes in or leaves out. */
export const optionalRules = defineSwitches([
  {
    name: 'attributesFor',
    title: 'Attributes',
    about: 'Who is given Attributes when he comes.',
    page: 13,
    kind: 'optional',
    options: [
      { value: 'starSquad', label: "The Star's squad" },
      { value: 'everyone', label: 'Everyone' },
      { value: 'nobody', label: 'Nobody' },
    ],
  },
  {
    name: 'pefRep',
    title: 'REP of PEFs',
    about: 'What PEFs move and are resolved by.',
    page: 68,
    kind: 'optional',
    options: [
      { value: 'generated', label: 'By the Activity test' },
      { value: 'fixed3', label: 'Always REP 3' },
    ],
  },
  {
    name: 'flakJackets',
    title: 'Flak jackets',
    about: 'Are flak jackets handed out when a platoon is made?',
    page: 7,
    kind: 'optional',
    options: [
      { value: 'byList', label: 'As the army list says' },
      { value: 'none', label: 'Nobody wears one' },
    ],
  },
  {
    name: 'randomEvents',
    title: 'Random events',
    about: 'Do doubles for Activation bring a Random Event?',
    page: 70,
    kind: 'optional',
    options: [
      { value: 'on', label: 'On' },
      { value: 'off', label: 'Off' },
    ],
  },
  {
    name: 'enemyRunBy',
    title: 'Head to head',
    about: 'Who runs the enemy: the rules, or a player who has three PEFs and notes in secret what they are?',
    page: 52,
    kind: 'optional',
    options: [
      { value: 'rules', label: 'The rules' },
      { value: 'player', label: 'A player' },
    ],
  },
  {
    name: 'indigenousTroops',
    title: 'Speaking with indigenous troops',
    about: 'Do advisors have to make themselves understood by ARVN and CIDG troops?',
    page: 56,
    kind: 'optional',
    options: [
      { value: 'off', label: 'No' },
      { value: 'on', label: 'Yes' },
    ],
  },
])
