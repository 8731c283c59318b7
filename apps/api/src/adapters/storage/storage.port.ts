/** A kept file. */
export interface StoredFile {
  readonly bytes: Buffer;
  readonly contentType: string;
}

/** A file as a list tells it: its name and when it was kept. */
export interface ListedFile {
  readonly name: string;
  readonly keptAt: Date;
}

/**
 * Keeps files by name. Names are ours: letters, digits, `-`, `_`, `.` and `/` between folders. What fails is a
 * StorageError: it says whether there was no room.
 */
export interface FileStorage {
  put(name: string, file: StoredFile): Promise<void>;
  get(name: string): Promise<StoredFile | undefined>;
  /** Deleting what is not there is no failure. */
  delete(name: string): Promise<void>;
  /** Files of a folder in the order of their names, those after `after`, at most `limit`. */
  list(folder: string, after: string, limit: number): Promise<ListedFile[]>;
}
