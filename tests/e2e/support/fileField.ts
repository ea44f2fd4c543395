/**
 * The page's field for files once it can take one: the accepted types are set together with the handler, and a file set
 * before that is lost. On iPhones only fields for keys have accepted types.
 */
export const FILE_FIELD = 'input[type=file][accept]';
