CREATE TABLE "captchas" (
	"guid" text PRIMARY KEY NOT NULL,
	"phrase" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "contracts" (
	"guid" text NOT NULL,
	"kind" text NOT NULL,
	"stampe_id" text NOT NULL,
	"bar_code" text NOT NULL,
	"storage_key" text NOT NULL,
	"sha256" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"notice_at" timestamp with time zone,
	"signed_at" timestamp with time zone,
	CONSTRAINT "contracts_guid_kind_pk" PRIMARY KEY("guid","kind")
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"guid" text NOT NULL,
	"type" text NOT NULL,
	"storage_key" text NOT NULL,
	"content_type" text NOT NULL,
	"size" integer NOT NULL,
	"sha256" text NOT NULL,
	"bar_code" text DEFAULT '' NOT NULL,
	"additional" boolean DEFAULT false NOT NULL,
	"sign" text DEFAULT '' NOT NULL,
	"feedback" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "documents_guid_type_pk" PRIMARY KEY("guid","type")
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"guid" text NOT NULL,
	"actor_type" text NOT NULL,
	"codice_fiscale" text NOT NULL,
	"email" text NOT NULL,
	"phone_number" text NOT NULL,
	"step_slug" text NOT NULL,
	"type" text NOT NULL,
	"contact_id" text NOT NULL,
	"step_number" integer,
	"campaign_url" text NOT NULL,
	"encrypted_reporter_id" text NOT NULL,
	"promo_code" text NOT NULL,
	"analytics_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"text" text NOT NULL,
	"code" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "promo_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"operating_level" text NOT NULL,
	"valid_from" timestamp with time zone,
	"valid_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "answers" (
	"guid" text NOT NULL,
	"step" text NOT NULL,
	"widget" text NOT NULL,
	"component" text NOT NULL,
	"value" text NOT NULL,
	"status" text DEFAULT '' NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "answers_guid_step_widget_component_pk" PRIMARY KEY("guid","step","widget","component")
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"guid" text NOT NULL,
	"name" text NOT NULL,
	"text_version" text NOT NULL,
	"value" text NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	CONSTRAINT "consents_guid_name_text_version_pk" PRIMARY KEY("guid","name","text_version")
);
--> statement-breakpoint
CREATE TABLE "credentials" (
	"guid" text PRIMARY KEY NOT NULL,
	"password_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "requests" (
	"guid" text PRIMARY KEY NOT NULL,
	"contact_id" text NOT NULL,
	"product_code" text NOT NULL,
	"step" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"cf" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"email_confirmed_at" timestamp with time zone,
	"phone_confirmed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"completed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "codes" (
	"guid" text NOT NULL,
	"purpose" text NOT NULL,
	"session_id" text NOT NULL,
	"target" text NOT NULL,
	"hash" text NOT NULL,
	"guesses" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "codes_guid_purpose_session_id_pk" PRIMARY KEY("guid","purpose","session_id")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"product_code" text NOT NULL,
	"guid" text,
	"resume_guid" text,
	"resume_verified_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sessions_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "contracts_stampe_id" ON "contracts" USING btree ("guid","stampe_id","bar_code");--> statement-breakpoint
CREATE INDEX "invitations_guid" ON "invitations" USING btree ("guid");--> statement-breakpoint
CREATE INDEX "requests_cf" ON "requests" USING btree ("cf");--> statement-breakpoint
CREATE INDEX "sessions_seen_at" ON "sessions" USING btree ("seen_at");