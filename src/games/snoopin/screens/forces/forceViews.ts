/** How the list of a platoon may be shown. */
export const forceViews = [
  { value: 'teams', label: 'Teams' },
  { value: 'men', label: 'Men' },
  { value: 'log', label: 'As a log' },
] as const

export type ForceViewName = (typeof forceViews)[number]['value']
