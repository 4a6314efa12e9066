/** The part of tesseract.js-core that is called; it has no types of its own. */
declare module 'tesseract.js-core/*.js' {
  interface TesseractApi {
    /** 0 when it worked. */
    Init(dataFolder: string, languages: string, engineMode: number): number;
    SetVariable(name: string, value: string): boolean;
    /** Takes the picture from `/input`; 0 when it worked. */
    SetImageFile(exifOrientation: number, angle: number): number;
    SetRectangle(left: number, top: number, width: number, height: number): void;
    SetSourceResolution(dotsPerInch: number): void;
    Recognize(monitor: null): number;
    GetTSVText(page: number): string;
    Clear(): void;
    End(): void;
  }

  interface TesseractModule {
    FS: { writeFile(path: string, content: Uint8Array): void };
    TessBaseAPI: new () => TesseractApi;
    destroy(object: TesseractApi): void;
  }

  export default function start(options: { print?(line: string): void; printErr?(line: string): void }): Promise<TesseractModule>;
}
