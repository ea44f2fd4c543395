/** Words of the application around the games. */
export default {
  name: 'Bastide'
} as const;
