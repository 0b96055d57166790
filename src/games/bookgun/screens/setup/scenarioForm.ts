import type * as z from 'zod'
import type { bookgunSteps } from '../../contract/steps.ts'

type Begin = z.output<typeof bookgunSteps.beginGame>

/** What is asked when a game begins. */
export type ScenarioForm = { -readonly [K in keyof Begin]: Begin[K] }

export const emptyScenario = (): ScenarioForm => ({
  scenario: '',
  setsUp: 'nobody',
  sky: 'clear',
  weather: 'dry',
  night: false,
  roe: 'ROE3',
  cardPerFigure: false,
})

export const setters = [
  { value: 'nobody', label: 'Nobody' },
  { value: 'army', label: 'The army' },
  { value: 'insurgents', label: 'The insurgents' },
] as const

export const skies = [
  { value: 'clear', label: 'Clear' },
  { value: 'fog', label: 'Fog' },
  { value: 'rain', label: 'Rain' },
  { value: 'snowfall', label: 'Falling snow' },
] as const

export const weathers = [
  { value: 'dry', label: 'None' },
  { value: 'mud', label: 'Mud' },
  { value: 'snow', label: 'Snow' },
] as const

export const rules = [
  { value: 'ROE1', label: 'ROE1', name: 'Weapons Hold' },
  { value: 'ROE2', label: 'ROE2', name: 'Weapons Tight' },
  { value: 'ROE3', label: 'ROE3', name: 'Weapons Ready' },
  { value: 'ROE4', label: 'ROE4', name: 'Weapons Free' },
] as const
