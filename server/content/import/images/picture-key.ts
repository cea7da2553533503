/** @returns the file of a picture as the store knows it, whichever system its list was written on */
export const pictureKey = (file: string): string => file.replaceAll('\\', '/');
