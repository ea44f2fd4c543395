/** Whether a wait ends well, instead of the error of one that does not. */
export const happens = (wait: Promise<unknown>): Promise<boolean> =>
  wait.then(
    () => true,
    () => false
  );
