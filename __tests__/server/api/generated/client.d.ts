// Written by npm run api-docs.
export interface paths {
    "/wgt/product/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the product, and opens a session for a browser without one
         * @description The first call of the app. A browser whose session has ended is told so once.
         */
        get: operations["productInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wgt/product/onboarding/next": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a step, and returns the next one
         * @description If a value is refused, the same step comes back with messages in its components. Number null without widgets asks for the current step. `waiting` is optional: a back end may ignore it.
         */
        post: operations["onboardingNext"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wgt/product/onboarding/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Starts a request, and returns its first step */
        post: operations["onboardingStart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wgt/product/onboarding/back": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Goes back a step, and returns it with its answers */
        get: operations["onboardingBack"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wgt/utils/settoriaziende": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lists the sectors of a type of business */
        post: operations["settoriAziende"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wgt/utils/dettaglioattivitaaziendepersettore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lists the ATECO codes of a sector */
        post: operations["attivitaPerSettore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wgt/utils/tiposocieta": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lists the types of business */
        post: operations["tipiSocieta"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wgt/utils/comuni/ALL": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lists the municipalities of a province */
        post: operations["comuni"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wgt/utils/province/ALL": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lists the provinces whose name begins so
         * @description An empty name lists all of them.
         */
        post: operations["province"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wgt/utils/cittadinanze/VALID": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lists the citizenships */
        post: operations["cittadinanze"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wgt/utils/dettaglicapfromegon": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lists the towns of a postal code */
        post: operations["dettagliCap"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wgt/utils/presavisione": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Records that a document to sign was read */
        post: operations["presaVisione"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wgt/utils/stampa/contract/{stampeId}/{barCode}.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the PDF of a document to sign */
        get: operations["stampaContratto"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wgt/validate/codicefiscale": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Checks that a tax code is that of a name */
        post: operations["validateCodiceFiscale"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wgt/validate/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a code to an address */
        post: operations["validateEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wgt/validate/confermaemail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Checks the code sent to an address */
        post: operations["confermaEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wgt/validate/cellulare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a code to a mobile number */
        post: operations["validateCellulare"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wgt/validate/confermacellulare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Checks the code sent to a mobile number */
        post: operations["confermaCellulare"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wgt/{provider}/getCustomerInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Returns what is known of the applicant */
        post: operations["customerInfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wgt/check/customerInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tells whether the tax code has a request already */
        post: operations["checkCustomerInfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/biz/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stores the password */
        post: operations["createPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wgt/contact/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begins to resume: by the guid of a link, or without one by the identity */
        post: operations["contactStart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wgt/contact/send/cell": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends the code by SMS */
        post: operations["contactSendCell"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wgt/contact/next": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Looks for the requests of an identity
         * @description Nothing of a request is given before the code that is then sent by SMS.
         */
        post: operations["contactNext"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wgt/contact/validate/cell": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Checks the code */
        post: operations["contactValidateCell"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wgt/contact/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lists the requests found */
        post: operations["contactList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wgt/contact/contract/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lists the documents to sign of a request that was found */
        post: operations["contactContractList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wgt/contact/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Opens a request that was found, and returns its step */
        post: operations["contactResume"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wgt/contact/sendpdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends the documents of a request by e-mail */
        post: operations["contactSendPdf"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wgt/resume/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begins to resume by the guid of a link */
        post: operations["resumeStart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wgt/resume/send/cell": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends the code by SMS */
        post: operations["resumeSendCell"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wgt/resume/validate/cell": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Checks the code */
        post: operations["resumeValidateCell"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wgt/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Opens the request of the link, and returns its step */
        post: operations["resume"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wgt/sign/contractlist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lists the documents to sign */
        post: operations["signContractList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wgt/acol/get/pg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Returns the lists of the questionnaire, and the saved answers */
        post: operations["questionnaireGet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wgt/acol/save/pg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Saves the answers of the questionnaire
         * @description Refused answers come back in `widgets`, each with its message.
         */
        post: operations["questionnaireSave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wgt/business/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Records that a step was reached
         * @description The app does not read `data`: a back end may answer anything there.
         */
        post: operations["invitations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/onboarding/inv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the campaign of an invitation
         * @description The identifier is encrypted by the browser: salt, iv and cipher in base64.
         */
        get: operations["legacyInvitation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/promocode/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Checks a promo code */
        get: operations["promocodeCheck"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wgt/video/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stores the video */
        post: operations["videoUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wgt/document/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stores the picture of a side of a document
         * @description `sha256` is optional: if it comes, the app compares it with its own and sends again.
         */
        post: operations["documentUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wgt/document/preview/{type}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns a stored file */
        get: operations["documentPreview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wgt/contact/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Replaces a refused file of a request under review */
        post: operations["contactUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wgt/contact/uploadAdditionalDoc": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stores a further document that was asked for */
        post: operations["uploadAdditionalDoc"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wgt/video/captcha": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirms the words of the video */
        post: operations["videoCaptcha"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wgt/video/generate/captcha": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Returns the words to say in the video */
        post: operations["generateCaptcha"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wgt/document/info/{guid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tells whether the video is stored */
        get: operations["documentInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wgt/contact/paperwork/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lists the documents of a request with their state */
        post: operations["paperworkList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wgt/contact/document/reupload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Replaces a refused file of a request under review */
        post: operations["reuploadDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wgt/contact/document/updateKO": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends the replaced files to the review */
        post: operations["updateDocumentsKo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wgt/contact/document/sign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs a document */
        post: operations["signDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wgt/resume/next": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Opens a request that was found, and returns its step */
        post: operations["resumeNext"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wgt/resume/otp/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Checks the code */
        post: operations["otpVerify"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wgt/resume/otp/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends another code by SMS */
        post: operations["otpResend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wgt/support/trace": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a recording for support
         * @description Optional: without this call the recording can only be saved as a file.
         */
        post: operations["sendTrace"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** Answer */
        Answer: {
            /** @constant */
            status: "success";
            /** @description For the applicant, in Italian */
            message?: string;
        };
        /** BusinessType */
        BusinessType: {
            /** @description Of the form id##description */
            value: string;
        };
        /** CampaignOfInvitation */
        CampaignOfInvitation: {
            campaignUrl?: string;
        };
        /** CapLocality */
        CapLocality: {
            provincia: string;
            localita: string;
        };
        /** Captcha */
        Captcha: {
            nome: string;
            cognome: string;
            /** @description The words to say in the video */
            captcha: string;
        };
        /** Citizenship */
        Citizenship: {
            key: string;
            nazionalita: string;
            /** @description Adjectives and common names for the search: 'francese', 'USA' */
            altri?: string[];
        };
        /** Component */
        Component: {
            name: string;
            /** @description Text as typed. Flags are 'true', 'false', 'valid' or 'selected' */
            value: string;
            /** @description '' untouched, 'pending' code sent, 'valid' confirmed by the service, 'error' refused */
            status: string;
            /** @description Messages for the applicant, in Italian */
            errorMessage: string[];
        };
        /**
         * Contract
         * @description In a list, entry 0 is the questionnaire and entry 1 the contract. The number is in barCode or barcode
         */
        Contract: {
            stampeId: string;
            barCode?: string;
            barcode?: string;
            description?: string;
        };
        /** CustomerInfo */
        CustomerInfo: {
            productCustomer: components["schemas"]["ProductCustomer"];
        };
        /** CustomerState */
        CustomerState: {
            /** @description A, F, K: a request to resume. T, P: a completed one. Any other text: none */
            stato: string;
            /** @description Only the last digits are shown */
            cellulare: string;
        };
        /** DocumentInfo */
        DocumentInfo: {
            videoUploaded: boolean;
        };
        /** Invitation */
        Invitation: {
            /** @constant */
            actorType: "adult";
            codiceFiscale: string;
            email: string;
            /** @description With the prefix +39 */
            phoneNumber: string;
            stepSlug: string;
            /** @description The business product code */
            type: string;
            guid: string;
            contactId: string;
            stepNumber: number | null;
            campaignUrl: string;
            encryptedReporterId: string;
            promoCode: string;
            analyticsId: string;
        };
        /** Municipality */
        Municipality: {
            comune: string;
            /** @description The cadastral (Belfiore) code, part of the tax code */
            codice: string;
            /** @description From this date on the place exists. Absent if unlimited */
            dal?: string;
            /** @description Until this date the place exists. Absent if unlimited */
            al?: string;
            /** @description Other and former names for the search */
            altri?: string[];
            /** @description Today's province, if the place is listed under a former one */
            provincia?: string;
        };
        /** Option */
        Option: {
            key: string;
            value: string;
            /** @description Other words and codes for the search */
            altri?: string[];
        };
        /** Paperwork */
        Paperwork: {
            nome: string;
            cognome: string;
            prodotto: string;
            contactId: string;
            /** @description ISO 8601 with offset */
            lastEdit: string;
            status: string;
            guid: string;
            /** @description The Italian title of the step */
            lastStep: string;
            email: string;
            cell: string;
            /** @description The name of the business, once it is given */
            ragioneSociale?: string;
        };
        /** PaperworkDetail */
        PaperworkDetail: {
            tipo: string;
            description: string;
            /** @description 'true', 'false', 'never_uploaded' or '' */
            sign: string;
            /** @description 'print', 'upload', 'sign' or '' */
            azioni: string;
            /** @description Starts with 'KO' if the document was refused */
            feedback: string;
            stampeId: string;
            barCode: string;
            frontDocUploadType: string;
            /** @description Upload types of the sides still to be sent. Without it all sides are */
            missing?: string[];
        };
        /** ProductCustomer */
        ProductCustomer: {
            nome: string;
            cognome: string;
            codiceFiscale: string;
            email: string;
            cellulare: string;
            /** @description Known from an earlier relationship, else '' */
            pec: string;
            /** @description Known from an earlier relationship, else '' */
            telefonoAziendale: string;
        };
        /** ProductInfo */
        ProductInfo: {
            productCode: string;
            name: string;
            /** @description The date in Europe/Rome, yyyy-MM-dd. All date rules use it as 'today' */
            today: string;
            session?: components["schemas"]["SessionTimes"];
            /** @description The code of the journey. Without it the app makes one */
            journey?: string;
        };
        /** Province */
        Province: {
            nome: string;
            sigla: string;
            /** @description Other words for the search: its towns, its name in another language */
            altri?: string[];
        };
        /** QuestionnaireAnswers */
        QuestionnaireAnswers: {
            nazione: string;
            regione: string;
            /** @enum {string} */
            relazioniCommerciali: "true" | "false";
            /** @enum {string} */
            appaltoGare: "true" | "false";
            /** @enum {string} */
            finanziamentiPubblici: "true" | "false";
            /** @enum {string} */
            acquistoCriptovalute: "true" | "false";
            /** @enum {string} */
            vendoOro: "true" | "false";
            paeseRelazioniCommerciali: string;
            /** @enum {string} */
            funzionePolitica: "true" | "false";
            tipologiaIncaricoPolitico: string;
            areaGeograficaSvolgimentoIncaricoPolitico: string;
            durataIncaricoCaricaPolitica: string;
            conclusioneCaricaPolitica: string;
            /** @enum {string} */
            funzionePoliticaLegame: "true" | "false";
            tipoLegame: string;
            tipologiaIncaricoPoliticoLegame: string;
            areaGeograficaSvolgimentoIncaricoPoliticoLegame: string;
            durataIncaricoCaricaPoliticaLegame: string;
            conclusioneCaricaPoliticaLegame: string;
            acquistiPersonali: boolean;
            acquistiOnline: boolean;
            prelieviContanti: boolean;
            investimentiFinanziari: boolean;
            trasferimentiUE: boolean;
            trasferimentiNonUE: boolean;
            altro: boolean;
            altroDescription: string;
        };
        /** QuestionnaireEntry */
        QuestionnaireEntry: {
            code: string;
            description: string;
            values: components["schemas"]["Option"][];
        };
        /** Refusal */
        Refusal: {
            /** @enum {string} */
            status: "bad_request" | "error";
            /** @description For the applicant, in Italian, or one of the known messages of an expired session */
            message: string;
            /** @description Identifies the log line of the refusal */
            supportCode?: string;
            /** @description The refused fields, with their messages */
            widgets?: components["schemas"]["Widget"][];
        };
        /** ResumeState */
        ResumeState: {
            /**
             * @description Enter the identity, enter the code, or choose from the list
             * @enum {string}
             */
            name: "identify" | "validate" | "list";
            /** @description Only the last digits are shown */
            cellulare?: string;
            /** @description Seconds until another code can be requested. Absent if none was sent */
            resendIn?: number;
            /**
             * @description The session has a request of its own, too, with which the applicant can continue
             * @constant
             */
            newRequest?: true;
        };
        /**
         * SessionTimes
         * @description When the session ends. Without it the app shows no warning
         */
        SessionTimes: {
            /** @description Without a call, the session ends after this */
            idleSeconds: number;
            /** @description Until the session ends in any case */
            remainingSeconds: number;
            /** @description A secret of this session. The browser encrypts with it what is typed before there is a request */
            draftKey: string;
        };
        /** StepAnswer */
        StepAnswer: {
            /** @constant */
            status: "success";
            /** @description For the applicant, in Italian */
            message?: string;
            /** @description The position of the step in numbering A or B. Null for steps without a number */
            number: number | null;
            /** @description The Italian title of the step */
            name: string;
            widgets: components["schemas"]["Widget"][];
            contactId: string;
            guid: string;
            invitations: components["schemas"]["Invitation"][];
            contracts: components["schemas"]["Contract"][];
            paperworkList: components["schemas"]["Paperwork"][];
            /** @description Messages for the applicant, in Italian */
            errorMessage: string[];
            /** @description The code of the request's journey, which replaces the session's */
            journey?: string;
        };
        /** UploadAnswer */
        UploadAnswer: {
            /** @constant */
            status: "success";
            /** @description For the applicant, in Italian */
            message?: string;
            /** @description SHA-256 of the received bytes in hexadecimal. The client compares it with its own. Optional */
            sha256?: string;
        };
        /** Widget */
        Widget: {
            name: string;
            code: string;
            /** @description Messages for the whole widget */
            errorMessage: string[];
            components: components["schemas"]["Component"][];
        };
    };
    responses: {
        /** @description The request does not fit its schema */
        Malformed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "bad_request",
                 *       "message": "La richiesta non è valida.",
                 *       "supportCode": "4F7KNQXM"
                 *     }
                 */
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description No session, or one that has ended */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "bad_request",
                 *       "message": "La sessione si è chiusa.",
                 *       "supportCode": "4F7KNQXM"
                 *     }
                 */
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description Not allowed for this session, or sent by another site */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "bad_request",
                 *       "message": "Operazione non consentita.",
                 *       "supportCode": "4F7KNQXM"
                 *     }
                 */
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description Missing, or of somebody else: the two are not told apart */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "bad_request",
                 *       "message": "Non trovato.",
                 *       "supportCode": "4F7KNQXM"
                 *     }
                 */
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The body is too large */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "bad_request",
                 *       "message": "Il file è troppo grande.",
                 *       "supportCode": "4F7KNQXM"
                 *     }
                 */
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The body has another content type */
        UnsupportedType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "bad_request",
                 *       "message": "Il formato non è supportato.",
                 *       "supportCode": "4F7KNQXM"
                 *     }
                 */
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description Too many calls: the same call may succeed later */
        TooManyCalls: {
            headers: {
                /** @description Seconds */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "bad_request",
                 *       "message": "Attendi qualche minuto.",
                 *       "supportCode": "4F7KNQXM"
                 *     }
                 */
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description A fault of the service */
        Failed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "error",
                 *       "message": "Si è verificato un errore imprevisto. Prova ad aggiornare la pagina.",
                 *       "supportCode": "4F7KNQXM"
                 *     }
                 */
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The service is busy: the same call succeeds a little later */
        Busy: {
            headers: {
                /** @description Seconds */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "error",
                 *       "message": "Servizio non disponibile.",
                 *       "supportCode": "4F7KNQXM"
                 *     }
                 */
                "application/json": components["schemas"]["Refusal"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    productInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; or refused with a message for the applicant */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        /** @description For the applicant, in Italian */
                        message?: string;
                        data: components["schemas"]["ProductInfo"];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["Malformed"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
        };
    };
    onboardingNext: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "number": 1,
                 *       "widgets": [
                 *         {
                 *           "name": "anagrafica",
                 *           "code": "ANAGRAFICA",
                 *           "errorMessage": [],
                 *           "components": [
                 *             {
                 *               "name": "nome",
                 *               "value": "Giulia",
                 *               "status": "",
                 *               "errorMessage": []
                 *             },
                 *             {
                 *               "name": "cognome",
                 *               "value": "Rossi",
                 *               "status": "",
                 *               "errorMessage": []
                 *             },
                 *             {
                 *               "name": "cf",
                 *               "value": "RSSGLI85D44F205I",
                 *               "status": "",
                 *               "errorMessage": []
                 *             }
                 *           ]
                 *         },
                 *         {
                 *           "name": "email",
                 *           "code": "EMAIL",
                 *           "errorMessage": [],
                 *           "components": [
                 *             {
                 *               "name": "email",
                 *               "value": "giulia.rossi@example.it",
                 *               "status": "",
                 *               "errorMessage": []
                 *             },
                 *             {
                 *               "name": "validateEmail",
                 *               "value": "true",
                 *               "status": "",
                 *               "errorMessage": []
                 *             }
                 *           ]
                 *         },
                 *         {
                 *           "name": "cellulare",
                 *           "code": "CELLULARE",
                 *           "errorMessage": [],
                 *           "components": [
                 *             {
                 *               "name": "cellulare",
                 *               "value": "3331234567",
                 *               "status": "",
                 *               "errorMessage": []
                 *             },
                 *             {
                 *               "name": "prefisso",
                 *               "value": "+39",
                 *               "status": "",
                 *               "errorMessage": []
                 *             },
                 *             {
                 *               "name": "otpCellulare",
                 *               "value": "true",
                 *               "status": "",
                 *               "errorMessage": []
                 *             }
                 *           ]
                 *         },
                 *         {
                 *           "name": "credenziali",
                 *           "code": "CREDENZIALI",
                 *           "errorMessage": [],
                 *           "components": [
                 *             {
                 *               "name": "password",
                 *               "value": "",
                 *               "status": "",
                 *               "errorMessage": []
                 *             },
                 *             {
                 *               "name": "confermaPassword",
                 *               "value": "",
                 *               "status": "",
                 *               "errorMessage": []
                 *             }
                 *           ]
                 *         },
                 *         {
                 *           "name": "consensi",
                 *           "code": "CONSENSI",
                 *           "errorMessage": [],
                 *           "components": [
                 *             {
                 *               "name": "consensoPrivacy",
                 *               "value": "selected",
                 *               "status": "",
                 *               "errorMessage": []
                 *             },
                 *             {
                 *               "name": "consensoInformativa",
                 *               "value": "selected",
                 *               "status": "",
                 *               "errorMessage": []
                 *             }
                 *           ]
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    number: number | null;
                    /** @constant */
                    waiting?: true;
                    widgets: components["schemas"]["Widget"][];
                };
            };
        };
        responses: {
            /** @description Done; or refused with a message for the applicant */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StepAnswer"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["Malformed"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
        };
    };
    onboardingStart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "DITTA_INDIVIDUALE"
                 *     }
                 */
                "application/json": {
                    code: string;
                };
            };
        };
        responses: {
            /** @description Done; or refused with a message for the applicant */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StepAnswer"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
        };
    };
    onboardingBack: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; or refused with a message for the applicant */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StepAnswer"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
        };
    };
    settoriAziende: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "idSocieta": "1",
                 *       "idSoggetto": "1048"
                 *     }
                 */
                "application/json": {
                    idSocieta: string;
                    idSoggetto: string;
                };
            };
        };
        responses: {
            /** @description Done; or refused with a message for the applicant */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        /** @description For the applicant, in Italian */
                        message?: string;
                        data: components["schemas"]["Option"][];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["Malformed"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
        };
    };
    attivitaPerSettore: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "value": "C"
                 *     }
                 */
                "application/json": {
                    value: string;
                };
            };
        };
        responses: {
            /** @description Done; or refused with a message for the applicant */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        /** @description For the applicant, in Italian */
                        message?: string;
                        data: components["schemas"]["Option"][];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["Malformed"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
        };
    };
    tipiSocieta: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "value": "1048"
                 *     }
                 */
                "application/json": {
                    value: string;
                };
            };
        };
        responses: {
            /** @description Done; or refused with a message for the applicant */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        /** @description For the applicant, in Italian */
                        message?: string;
                        data: components["schemas"]["BusinessType"][];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["Malformed"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
        };
    };
    comuni: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "sigla": "MI"
                 *     }
                 */
                "application/json": {
                    sigla: string;
                };
            };
        };
        responses: {
            /** @description Done; or refused with a message for the applicant */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        /** @description For the applicant, in Italian */
                        message?: string;
                        data: components["schemas"]["Municipality"][];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["Malformed"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
        };
    };
    province: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "nome": ""
                 *     }
                 */
                "application/json": {
                    nome: string;
                };
            };
        };
        responses: {
            /** @description Done; or refused with a message for the applicant */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        /** @description For the applicant, in Italian */
                        message?: string;
                        data: components["schemas"]["Province"][];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["Malformed"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
        };
    };
    cittadinanze: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; or refused with a message for the applicant */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        /** @description For the applicant, in Italian */
                        message?: string;
                        data: components["schemas"]["Citizenship"][];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["Malformed"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
        };
    };
    dettagliCap: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "capCode": "20121"
                 *     }
                 */
                "application/json": {
                    capCode: string;
                };
            };
        };
        responses: {
            /** @description Done; or refused with a message for the applicant */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        /** @description For the applicant, in Italian */
                        message?: string;
                        data: components["schemas"]["CapLocality"][];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["Malformed"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
        };
    };
    presaVisione: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "barcode": "9000000000017",
                 *       "stampeId": "S-7712"
                 *     }
                 */
                "application/json": {
                    barcode: string;
                    stampeId: string;
                };
            };
        };
        responses: {
            /** @description Done; or refused with a message for the applicant */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
        };
    };
    stampaContratto: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example S-7712 */
                stampeId: string;
                /** @example 9000000000017 */
                barCode: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
        };
    };
    validateCodiceFiscale: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "nome": "Giulia",
                 *       "cognome": "Rossi",
                 *       "cf": "RSSGLI85D44F205I"
                 *     }
                 */
                "application/json": {
                    nome: string;
                    cognome: string;
                    cf: string;
                };
            };
        };
        responses: {
            /** @description Done; or refused with a message for the applicant */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["Malformed"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
        };
    };
    validateEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "indirizzo": "giulia.rossi@example.it"
                 *     }
                 */
                "application/json": {
                    indirizzo: string;
                };
            };
        };
        responses: {
            /** @description Done; or refused with a message for the applicant */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
        };
    };
    confermaEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "indirizzo": "giulia.rossi@example.it",
                 *       "codice": "482913"
                 *     }
                 */
                "application/json": {
                    indirizzo: string;
                    /** @default  */
                    codice: string;
                };
            };
        };
        responses: {
            /** @description Done; or refused with a message for the applicant */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
        };
    };
    validateCellulare: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "numero": "3331234567",
                 *       "prefisso": "+39"
                 *     }
                 */
                "application/json": {
                    numero: string;
                    prefisso: string;
                };
            };
        };
        responses: {
            /** @description Done; or refused with a message for the applicant */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
        };
    };
    confermaCellulare: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "numero": "3331234567",
                 *       "prefisso": "+39",
                 *       "codice": "482913"
                 *     }
                 */
                "application/json": {
                    numero: string;
                    prefisso: string;
                    /** @default  */
                    codice: string;
                };
            };
        };
        responses: {
            /** @description Done; or refused with a message for the applicant */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
        };
    };
    customerInfo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example apertura */
                provider: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; or refused with a message for the applicant */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        /** @description For the applicant, in Italian */
                        message?: string;
                        customerInfo: components["schemas"]["CustomerInfo"];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
        };
    };
    checkCustomerInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "nome": "Giulia",
                 *       "cognome": "Rossi",
                 *       "codiceFiscale": "RSSGLI85D44F205I",
                 *       "intestatari": 1
                 *     }
                 */
                "application/json": {
                    nome: string;
                    cognome: string;
                    codiceFiscale: string;
                    intestatari: number;
                };
            };
        };
        responses: {
            /** @description Done; or refused with a message for the applicant */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        /** @description For the applicant, in Italian */
                        message?: string;
                        data: components["schemas"]["CustomerState"];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
        };
    };
    createPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "Sicura-2026!",
                 *       "confermaPassword": "Sicura-2026!"
                 *     }
                 */
                "application/json": {
                    password: string;
                    confermaPassword: string;
                };
            };
        };
        responses: {
            /** @description Done; or refused with a message for the applicant */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
        };
    };
    contactStart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "guid": "kJ3vQ0mXw8eTz5Yb1nR7cA"
                 *     }
                 */
                "application/json": {
                    guid?: string;
                };
            };
        };
        responses: {
            /** @description Done; or refused with a message for the applicant */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        /** @description For the applicant, in Italian */
                        message?: string;
                        data: components["schemas"]["ResumeState"];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["Malformed"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
        };
    };
    contactSendCell: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; or refused with a message for the applicant */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
        };
    };
    contactNext: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "cf": "RSSGLI85D44F205I",
                 *       "numCell": "3331234567",
                 *       "prefCell": "+39",
                 *       "mail": "giulia.rossi@example.it"
                 *     }
                 */
                "application/json": {
                    cf: string;
                    numCell: string;
                    prefCell: string;
                    mail: string;
                };
            };
        };
        responses: {
            /** @description Done; or refused with a message for the applicant */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        /** @description For the applicant, in Italian */
                        message?: string;
                        data: components["schemas"]["ResumeState"];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["Malformed"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
        };
    };
    contactValidateCell: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "482913"
                 *     }
                 */
                "application/json": {
                    /** @default  */
                    code: string;
                };
            };
        };
        responses: {
            /** @description Done; or refused with a message for the applicant */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        /** @description For the applicant, in Italian */
                        message?: string;
                        data: components["schemas"]["ResumeState"];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
        };
    };
    contactList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; or refused with a message for the applicant */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        /** @description For the applicant, in Italian */
                        message?: string;
                        data: components["schemas"]["Paperwork"][];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["Malformed"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
        };
    };
    contactContractList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "guid": "kJ3vQ0mXw8eTz5Yb1nR7cA"
                 *     }
                 */
                "application/json": {
                    guid: string;
                };
            };
        };
        responses: {
            /** @description Done; or refused with a message for the applicant */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        /** @description For the applicant, in Italian */
                        message?: string;
                        data: components["schemas"]["Contract"][];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
        };
    };
    contactResume: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "guid": "kJ3vQ0mXw8eTz5Yb1nR7cA"
                 *     }
                 */
                "application/json": {
                    guid: string;
                };
            };
        };
        responses: {
            /** @description Done; or refused with a message for the applicant */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StepAnswer"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["Malformed"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
        };
    };
    contactSendPdf: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "guid": "kJ3vQ0mXw8eTz5Yb1nR7cA"
                 *     }
                 */
                "application/json": {
                    guid?: string;
                };
            };
        };
        responses: {
            /** @description Done; or refused with a message for the applicant */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
        };
    };
    resumeStart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "guid": "kJ3vQ0mXw8eTz5Yb1nR7cA"
                 *     }
                 */
                "application/json": {
                    guid: string;
                };
            };
        };
        responses: {
            /** @description Done; or refused with a message for the applicant */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        /** @description For the applicant, in Italian */
                        message?: string;
                        data: components["schemas"]["ResumeState"];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["Malformed"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
        };
    };
    resumeSendCell: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; or refused with a message for the applicant */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
        };
    };
    resumeValidateCell: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "482913"
                 *     }
                 */
                "application/json": {
                    /** @default  */
                    code: string;
                };
            };
        };
        responses: {
            /** @description Done; or refused with a message for the applicant */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        /** @description For the applicant, in Italian */
                        message?: string;
                        data: components["schemas"]["ResumeState"];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
        };
    };
    resume: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; or refused with a message for the applicant */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StepAnswer"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["Malformed"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
        };
    };
    signContractList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "guid": "kJ3vQ0mXw8eTz5Yb1nR7cA"
                 *     }
                 */
                "application/json": {
                    guid?: string;
                };
            };
        };
        responses: {
            /** @description Done; or refused with a message for the applicant */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        /** @description For the applicant, in Italian */
                        message?: string;
                        data: components["schemas"]["Contract"][];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
        };
    };
    questionnaireGet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "requestType": "azienda",
                 *       "sae": "",
                 *       "tipoSocieta": "1",
                 *       "viewMode": false
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    requestType: "azienda";
                    sae: string;
                    tipoSocieta: string;
                    viewMode: boolean;
                };
            };
        };
        responses: {
            /** @description Done; or refused with a message for the applicant */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        /** @description For the applicant, in Italian */
                        message?: string;
                        /** @description Entries 0, 3 and 4 are countries, office types and relationship types. Empty in view mode */
                        data: components["schemas"]["QuestionnaireEntry"][];
                        answers?: components["schemas"]["QuestionnaireAnswers"];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
        };
    };
    questionnaireSave: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "nazione": "ITALIA",
                 *       "regione": "LOMBARDIA",
                 *       "relazioniCommerciali": "false",
                 *       "appaltoGare": "false",
                 *       "finanziamentiPubblici": "false",
                 *       "acquistoCriptovalute": "false",
                 *       "vendoOro": "false",
                 *       "paeseRelazioniCommerciali": "",
                 *       "funzionePolitica": "false",
                 *       "tipologiaIncaricoPolitico": "",
                 *       "areaGeograficaSvolgimentoIncaricoPolitico": "",
                 *       "durataIncaricoCaricaPolitica": "",
                 *       "conclusioneCaricaPolitica": "",
                 *       "funzionePoliticaLegame": "false",
                 *       "tipoLegame": "",
                 *       "tipologiaIncaricoPoliticoLegame": "",
                 *       "areaGeograficaSvolgimentoIncaricoPoliticoLegame": "",
                 *       "durataIncaricoCaricaPoliticaLegame": "",
                 *       "conclusioneCaricaPoliticaLegame": "",
                 *       "acquistiPersonali": false,
                 *       "acquistiOnline": true,
                 *       "prelieviContanti": false,
                 *       "investimentiFinanziari": false,
                 *       "trasferimentiUE": false,
                 *       "trasferimentiNonUE": false,
                 *       "altro": false,
                 *       "altroDescription": ""
                 *     }
                 */
                "application/json": components["schemas"]["QuestionnaireAnswers"];
            };
        };
        responses: {
            /** @description Done; or refused with a message for the applicant */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
        };
    };
    invitations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "actorType": "adult",
                 *       "codiceFiscale": "RSSGLI85D44F205I",
                 *       "email": "giulia.rossi@example.it",
                 *       "phoneNumber": "+393331234567",
                 *       "stepSlug": "address-info",
                 *       "type": "DITTA_INDIVIDUALE",
                 *       "guid": "kJ3vQ0mXw8eTz5Yb1nR7cA",
                 *       "contactId": "C-48213077",
                 *       "stepNumber": 2,
                 *       "campaignUrl": "utm_source=newsletter",
                 *       "encryptedReporterId": "",
                 *       "promoCode": "",
                 *       "analyticsId": ""
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    actorType: "adult";
                    codiceFiscale: string;
                    email: string;
                    phoneNumber: string;
                    /** @enum {string} */
                    stepSlug: "contact-info" | "address-info" | "company-info" | "self-certifications" | "card" | "identification" | "contract" | "thanks" | "auth";
                    type: string;
                    guid: string;
                    contactId: string;
                    stepNumber: number | null;
                    campaignUrl: string;
                    encryptedReporterId: string;
                    promoCode: string;
                    analyticsId: string;
                };
            };
        };
        responses: {
            /** @description Done; or refused with a message for the applicant */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        /** @description For the applicant, in Italian */
                        message?: string;
                        data: components["schemas"]["Invitation"];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
        };
    };
    legacyInvitation: {
        parameters: {
            query: {
                /** @example c2FsdA==;aXY=;Y2lwaGVy */
                p: string;
                /** @example true */
                last: "true";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; or refused with a message for the applicant */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        /** @description For the applicant, in Italian */
                        message?: string;
                        data: components["schemas"]["CampaignOfInvitation"][];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["Malformed"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
        };
    };
    promocodeCheck: {
        parameters: {
            query: {
                /** @example PROVA2026 */
                promocode: string;
                /** @example BUSINESS */
                operatingLevel: "BUSINESS";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; or refused with a message for the applicant */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["Malformed"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
        };
    };
    videoUpload: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    type: string;
                    guid: string;
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description Done; or refused with a message for the applicant */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadAnswer"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
        };
    };
    documentUpload: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    type: string;
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description Done; or refused with a message for the applicant */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadAnswer"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
        };
    };
    documentPreview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example FRONT_DOC_1 */
                type: "FRONT_DOC_1" | "BACK_DOC_1" | "FRONT_DOC_2" | "BACK_DOC_2" | "CONTENT" | "CONTENT_BACK" | "CONTENT_VIDEO_SELFIE" | "CONTENT_SELFIE_DOC" | "CONTENT_STUDENT_CARD" | "CONTENT_HEALTH_CARD" | "CONTENT_PAYSLIP" | "CONTENT_BILL" | "CONTENT_RESIDENCE" | "FRONT_DOC_";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": string;
                    "application/pdf": string;
                    "video/webm": string;
                    "video/mp4": string;
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
        };
    };
    contactUpload: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    type: string;
                    barCode: string;
                    guid: string;
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description Done; or refused with a message for the applicant */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadAnswer"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
        };
    };
    uploadAdditionalDoc: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    type: string;
                    barCode: string;
                    guid: string;
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description Done; or refused with a message for the applicant */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadAnswer"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
        };
    };
    videoCaptcha: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "guid": "kJ3vQ0mXw8eTz5Yb1nR7cA",
                 *       "captcha": "mare luna pane"
                 *     }
                 */
                "application/json": {
                    guid: string;
                    captcha: string;
                };
            };
        };
        responses: {
            /** @description Done; or refused with a message for the applicant */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
        };
    };
    generateCaptcha: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "guid": "kJ3vQ0mXw8eTz5Yb1nR7cA"
                 *     }
                 */
                "application/json": {
                    guid: string;
                };
            };
        };
        responses: {
            /** @description Done; or refused with a message for the applicant */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        /** @description For the applicant, in Italian */
                        message?: string;
                        data: components["schemas"]["Captcha"];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
        };
    };
    documentInfo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example kJ3vQ0mXw8eTz5Yb1nR7cA */
                guid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; or refused with a message for the applicant */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        /** @description For the applicant, in Italian */
                        message?: string;
                        data: components["schemas"]["DocumentInfo"];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
        };
    };
    paperworkList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "guid": "kJ3vQ0mXw8eTz5Yb1nR7cA"
                 *     }
                 */
                "application/json": {
                    guid: string;
                };
            };
        };
        responses: {
            /** @description Done; or refused with a message for the applicant */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        /** @description For the applicant, in Italian */
                        message?: string;
                        data: components["schemas"]["PaperworkDetail"][];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
        };
    };
    reuploadDocument: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    type: string;
                    barCode: string;
                    guid: string;
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description Done; or refused with a message for the applicant */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadAnswer"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
        };
    };
    updateDocumentsKo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "guid": "kJ3vQ0mXw8eTz5Yb1nR7cA",
                 *       "barCodev": "",
                 *       "barCode1": "4800000000012",
                 *       "barCode2": "",
                 *       "processAdditionalBarcodes": []
                 *     }
                 */
                "application/json": {
                    guid: string;
                    barCodev: string;
                    barCode1: string;
                    barCode2: string;
                    processAdditionalBarcodes: {
                        processAdditionalBarcode: string;
                    }[];
                };
            };
        };
        responses: {
            /** @description Done; or refused with a message for the applicant */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
        };
    };
    signDocument: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "guid": "kJ3vQ0mXw8eTz5Yb1nR7cA",
                 *       "barCode": "9000000000017",
                 *       "stampeId": "S-7712"
                 *     }
                 */
                "application/json": {
                    guid: string;
                    barCode: string;
                    stampeId: string;
                };
            };
        };
        responses: {
            /** @description Done; or refused with a message for the applicant */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
        };
    };
    resumeNext: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "guid": "kJ3vQ0mXw8eTz5Yb1nR7cA"
                 *     }
                 */
                "application/json": {
                    guid: string;
                };
            };
        };
        responses: {
            /** @description Done; or refused with a message for the applicant */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StepAnswer"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["Malformed"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
        };
    };
    otpVerify: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "482913"
                 *     }
                 */
                "application/json": {
                    /** @default  */
                    code: string;
                };
            };
        };
        responses: {
            /** @description Done; or refused with a message for the applicant */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        /** @description For the applicant, in Italian */
                        message?: string;
                        data: components["schemas"]["ResumeState"];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
        };
    };
    otpResend: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; or refused with a message for the applicant */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
        };
    };
    sendTrace: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "trace": {
                 *         "format": "apertura-trace",
                 *         "version": 1,
                 *         "journey": "7KQ2M9XT",
                 *         "build": "0a1b2c3d",
                 *         "startedAt": "2026-03-02T10:15:00Z",
                 *         "path": "/request/card",
                 *         "config": {},
                 *         "device": {},
                 *         "base": null,
                 *         "dropped": 0,
                 *         "events": []
                 *       }
                 *     }
                 */
                "application/json": {
                    trace: Record<string, never>;
                };
            };
        };
        responses: {
            /** @description Done; or refused with a message for the applicant */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
        };
    };
}
