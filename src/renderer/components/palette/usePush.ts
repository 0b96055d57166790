import { useRouter, type RouteLocationRaw } from 'vue-router'

/** @returns a function that makes a command which opens a page. */
export function usePush(): (place: RouteLocationRaw) => () => void {
  const router = useRouter()
  return (place) => () => void router.push(place)
}
